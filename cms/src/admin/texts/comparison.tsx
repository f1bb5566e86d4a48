import { Box, Flex, Typography } from '@strapi/design-system'
import type { RowFault } from '../../analysis/analysis-texts/csv/evaluate-row'
import type { Import } from '../../analysis/analysis-texts/csv/import-texts'
import { Note } from '../note'
import { wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { textsWords } from './texts-words'

export type Compared = Import & {
  /** Number of written texts; null if nothing was, because the changes would differ by now. */
  written?: number | null
  left?: { row: number; fault: RowFault }[]
}

/** The changes of a table by text, and its skipped rows. */
export function Comparison({ locale, changes, faults, written, left = [] }: Compared) {
  const words = wordsOf(textsWords)
  const language = wordsOf(listedWords).locales[locale] ?? locale
  const out = [...faults, ...left.map((one) => ({ ...one, name: '' }))]
  const isOver = typeof written === 'number'
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isOver && <Typography role="status">{words.written(written)}</Typography>}
      {written === null && <Note tone="warning">{words.stale}</Note>}
      {out.length > 0 && (
        <section>
          <Typography tag="h3">{words.faults(out.length)}</Typography>
          <ul>
            {out.map(({ row, name, fault }) => (
              <Typography key={`${row} ${fault}`} tag="li" textColor="danger600">
                {[words.row(row), name].filter(Boolean).join(', ')}: {words.rowFaults[fault]}
              </Typography>
            ))}
          </ul>
        </section>
      )}
      {changes.length === 0 && <Typography>{words.noChanges}</Typography>}
      {!isOver && changes.length > 0 && (
        <section>
          <Typography tag="h3">{words.changes(changes.length, language)}</Typography>
          {changes.map((change) => (
            <Change key={change.row} change={change} />
          ))}
        </section>
      )}
    </Flex>
  )
}

function Change({ change }: { change: Import['changes'][number] }) {
  const words = wordsOf(textsWords)
  const { row, name, differences } = change
  return (
    <Box paddingTop={3}>
      <Typography fontWeight="bold">
        {words.row(row)}: {name}
      </Typography>
      {differences.map(({ field, before, after }) => (
        <Flex key={field} gap={3} alignItems="flex-start" paddingTop={1}>
          {[
            [words.before, before],
            [words.after, after],
          ].map(([when, text]) => (
            <Box key={when} flex="1" background="neutral100" padding={2} hasRadius>
              <Typography variant="pi" textColor="neutral600">
                {words.fields[field]}, {when}
              </Typography>
              <Typography tag="p" style={{ whiteSpace: 'pre-wrap' }}>
                {text || words.empty}
              </Typography>
            </Box>
          ))}
        </Flex>
      ))}
    </Box>
  )
}
