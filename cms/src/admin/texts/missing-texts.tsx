import { Flex, Typography } from '@strapi/design-system'
import type { TextOverview } from '../../analysis/analysis-texts/text-overview'
import { wordsOf } from '../our-words'
import { TextCell } from './text-cell'
import { textsWords } from './texts-words'

type Props = { tables: TextOverview['tables']; locale: string }

/** Texts missing in a language, from all tables. */
export function MissingTexts({ tables, locale }: Props) {
  const lacking = tables
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .filter(({ versions }) => {
      const version = Object.entries(versions).find(([code]) => code === locale)?.[1]
      return !version || version.lacksLong
    })
  if (lacking.length === 0) return <Typography>{wordsOf(textsWords).nothingMissing}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
      {lacking.map((cell) => (
        <li key={cell.key}>
          <TextCell cell={cell} locale={locale} name={cell.name} />
        </li>
      ))}
    </Flex>
  )
}
