import type { listTimed } from '../../panel/to-do/list-timed'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { Box } from './box'
import { EntryList } from './entry-list'
import { toDoWords } from './to-do-words'

type Timed = Awaited<ReturnType<typeof listTimed>>

/** Scheduled beginnings and ends. */
export default function TimedBox() {
  const words = wordsOf(toDoWords)
  return (
    <Box<Timed>
      address="/editing/to-do/timed"
      isEmpty={({ total }) => total === 0}
      nothing={words.nothingTimed}
    >
      {(timed) => (
        <EntryList
          {...timed}
          noteOf={({ at, turn }) => words.turns[turn](dateIn(shownLocale(), at))}
        />
      )}
    </Box>
  )
}
