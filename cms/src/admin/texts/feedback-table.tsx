import { Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import {
  fewestReaders,
  leastFittingFirst,
  notReallyShare,
} from '../../analysis/analysis-texts/feedback-order'
import type { TextOverview } from '../../analysis/analysis-texts/text-overview'
import { shownLocale, wordsOf } from '../our-words'
import { Choice } from './choice'
import { TextCell } from './text-cell'
import { textsWords } from './texts-words'

/** Choices of the fewest readers: a share of few is chance. */
const choices = [fewestReaders, 50, 200]

type Props = {
  tables: TextOverview['tables']
  locale: string
  fewest: number
  onChoose: (fewest: string) => void
}

/** What readers say about the chapters with each text, those that fit least first. */
export function FeedbackTable({ tables, locale, fewest, onChoose }: Props) {
  const words = wordsOf(textsWords)
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const rows = leastFittingFirst(cells, fewest)
  const share = new Intl.NumberFormat(shownLocale(), { style: 'percent' })
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography>{words.feedbackHint}</Typography>
      <Flex>
        <Choice
          label={words.fewest}
          value={String(fewest)}
          options={choices.map((count) => [String(count), String(count)])}
          onChange={onChoose}
        />
      </Flex>
      {rows.length === 0 ? (
        <Typography>{words.noFeedback}</Typography>
      ) : (
        <Table colCount={4} rowCount={rows.length + 1}>
          <Thead>
            <Tr>
              {[words.text, words.notReallyShare, words.notReally, words.fits].map((head) => (
                <Th key={head}>
                  <Typography variant="sigma">{head}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {rows.map(({ cell, feedback }) => (
              <Tr key={cell.key}>
                <Td>
                  <TextCell cell={cell} locale={locale} name={cell.name} />
                </Td>
                <Td>{share.format(notReallyShare(feedback))}</Td>
                <Td>{feedback.notReally}</Td>
                <Td>{feedback.fits}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Flex>
  )
}
