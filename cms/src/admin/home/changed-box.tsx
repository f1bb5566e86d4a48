import type { listChanged } from '../../panel/to-do/list-changed'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { Box } from './box'
import { EntryList } from './entry-list'
import { toDoWords } from './to-do-words'

type Changed = Awaited<ReturnType<typeof listChanged>>

/** Latest saves, with their authors. */
export default function ChangedBox() {
  return (
    <Box<Changed>
      address="/editing/to-do/changed"
      isEmpty={({ entries }) => entries.length === 0}
      nothing={wordsOf(toDoWords).nothingChanged}
    >
      {({ entries }) => (
        <EntryList
          entries={entries}
          noteOf={({ at, by }) => [dateIn(shownLocale(), at), by].filter(Boolean).join(', ')}
        />
      )}
    </Box>
  )
}
