# Around the rulebooks, whose own texts are in crates/rulebook: headings, marks, answers.

# Where a rule comes from, beside its id.

rulebook-origin-reading = our reading
rulebook-origin-house = house rule
rulebook-origin-published = published elsewhere
rulebook-origin-rebuilt = reconstruction
rulebook-mark = { $rule } · { $origin }

# The live board beside a rule.

rulebook-try = Try it
rulebook-allowed = allowed
rulebook-forbidden = not allowed
rulebook-why = Why this rule?

# The page of the games to learn.

learn-title = Learn
learn-lead = A lesson of three minutes for each game, and its rules in plain words: with a board beside them on which you can try everything.

# The screen of a rulebook.

rulebook-contents = Contents
rulebook-board = Try the rule on the board
rulebook-try-here = Try it on the board
rulebook-show = Show me
rulebook-again = Start again
rulebook-next = Another example
rulebook-yes = That works.
rulebook-no = Not allowed.

# The lesson of a game.

lesson-title = Learn { $name }
lesson-way = Learn it first, 3 min
lesson-step = Step { $step } of { $steps }
lesson-next = Next step
lesson-back = Previous step
lesson-play = Play your first game
learn-lesson = Lesson, 3 min
learn-lesson-on = Continue the lesson ({ $done } of { $steps })
learn-lesson-again = Repeat the lesson
