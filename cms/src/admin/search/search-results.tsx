import { Flex, Typography } from '@strapi/design-system'
import type { findTexts } from '../../analysis/text-search/find-texts'
import { wordsOf } from '../our-words'
import { useAnswer } from '../use-answer'
import { ListedEntry } from './listed-entry'
import { searchWords } from './search-words'

type Found = Awaited<ReturnType<typeof findTexts>>

/** Results of a query, each with an excerpt. */
export function SearchResults({ query }: { query: string }) {
  const words = wordsOf(searchWords)
  const found = useAnswer<Found>('/editing/search', { query })
  if (found === undefined) return null
  if (found === 'failed') return <Typography textColor="danger600">{words.failed}</Typography>
  const { hits, total } = found
  const summary = total > hits.length ? words.shown(hits.length, total) : words.found(total)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">{total === 0 ? words.nothing : summary}</Typography>
      <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
        {hits.map(({ excerpt, ...entry }) => (
          <ListedEntry key={`${entry.uid} ${entry.documentId} ${entry.locale}`} entry={entry}>
            <Typography>
              {excerpt.map(({ text, isHit }, index) =>
                // The pieces of an excerpt have no id and a fixed order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
              )}
            </Typography>
          </ListedEntry>
        ))}
      </Flex>
    </Flex>
  )
}
