#!/usr/bin/env python3
"""Makes the letters for PDF and PNG, and the table of their widths, from the web fonts
of crates/app: the same letters, unpacked and named by their families, so that both are
set alike. Needs fonttools and brotli. Only needed when the web fonts change."""

from pathlib import Path
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "app" / "fonts"
FACES = [("figtree-400", "Figtree", "Regular"), ("figtree-600", "Figtree", "SemiBold"), ("fraunces-600", "Fraunces", "SemiBold")]

widths = {}
for place, (file, family, style) in enumerate(FACES):
    font = TTFont(WEB / f"{file}.woff2", recalcTimestamp=False)
    font.flavor = None
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in (0, 13, 14)]
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}"), (16, family), (17, style)):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = int(file.split("-")[1])
    del font["STAT"]
    font.save(HERE / f"{file}.ttf")
    unit = font["head"].unitsPerEm
    for code, glyph in font.getBestCmap().items():
        if code >= 0x20:
            widths.setdefault(code, [0] * len(FACES))[place] = round(font["hmtx"][glyph][0] * 1000 / unit)

lines = [f"{code:04x} {' '.join(map(str, row))}" for code, row in sorted(widths.items())]
head = "# Letter, and its width in thousandths of its size: Figtree 400, Figtree 600, Fraunces 600."
(HERE / "widths.txt").write_text("\n".join([head, *lines]) + "\n")
