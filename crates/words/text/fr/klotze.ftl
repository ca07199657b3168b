# klotze
