import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { Listed } from '../../analysis/text-search/find-texts'
import { wordsOf } from '../our-words'
import { ListedEntry } from '../search/listed-entry'
import { listedWords } from '../search/listed-words'

type Props<Entry extends Listed> = {
  entries: readonly Entry[]
  total?: number
  noteOf?: (entry: Entry) => ReactNode
}

/** The first entries of a list, and how many more there are. */
export function EntryList<Entry extends Listed>({ entries, total, noteOf }: Props<Entry>) {
  const more = (total ?? entries.length) - entries.length
  return (
    <>
      <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
        {entries.map((entry) => (
          <ListedEntry
            key={`${entry.uid} ${entry.documentId} ${entry.locale}`}
            entry={entry}
            note={noteOf?.(entry)}
          />
        ))}
      </Flex>
      {more > 0 && <Typography variant="pi">{wordsOf(listedWords).more(more)}</Typography>}
    </>
  )
}
