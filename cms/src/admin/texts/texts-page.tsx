import { Checkbox, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fewestReaders } from '../../analysis/analysis-texts/feedback-order'
import type { TextOverview } from '../../analysis/analysis-texts/text-overview'
import { shownLocale, wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { useAnswer } from '../use-answer'
import { ImportTexts } from './bring-back'
import { Choice } from './choice'
import { FeedbackTable } from './feedback-table'
import { MissingTexts } from './missing-texts'
import { ExportTexts } from './take-along'
import { TextTable } from './text-table'
import { textsWords } from './texts-words'

/** All interpretation texts by topic, in the panel language of the user. */
export default function TextsPage() {
  const words = wordsOf(textsWords)
  const [version, setVersion] = useState(0)
  const overview = useAnswer<TextOverview>('/editing/texts', {}, version)
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header
        title={words.title}
        subtitle={words.subtitle}
        primaryAction={
          <Flex gap={2}>
            <ExportTexts />
            <ImportTexts onWritten={() => setVersion((before) => before + 1)} />
          </Flex>
        }
      />
      <Layouts.Content>
        {overview === 'failed' && <Typography textColor="danger600">{words.failed}</Typography>}
        {overview === undefined && <Page.Loading />}
        {typeof overview === 'object' && <Tables {...overview} />}
      </Layouts.Content>
    </Page.Main>
  )
}

function Tables({ tables, missing }: TextOverview) {
  const words = wordsOf(textsWords)
  const { locales } = wordsOf(listedWords)
  const [params, setParams] = useSearchParams()
  const readable = Object.keys(missing)
  const locale = params.get('locale') ?? readable.find((code) => code === shownLocale()) ?? 'hu'
  const isMissingOnly = params.has('missing')
  const fewest = Number(params.get('feedback')) || undefined
  const table = tables.find(({ name }) => name === params.get('table')) ?? tables[0]
  const choose = (name: string, value: string | undefined) =>
    setParams((before) => {
      if (value === undefined) before.delete(name)
      else before.set(name, value)
      return before
    })
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        <Choice
          label={words.language}
          value={locale}
          options={readable.map((code) => [code, locales[code] ?? code])}
          onChange={(value) => choose('locale', value)}
        />
        {!isMissingOnly && !fewest && table && (
          <Choice
            label={words.table}
            value={table.name}
            options={tables.map(({ name, title }) => [name, title])}
            onChange={(value) => choose('table', value)}
          />
        )}
        {!fewest && (
          <Checkbox
            checked={isMissingOnly}
            onCheckedChange={(isChecked: boolean | 'indeterminate') =>
              choose('missing', isChecked === true ? '1' : undefined)
            }
          >
            {words.onlyMissing}
          </Checkbox>
        )}
        {!isMissingOnly && (
          <Checkbox
            checked={fewest !== undefined}
            onCheckedChange={(isChecked: boolean | 'indeterminate') =>
              choose('feedback', isChecked === true ? String(fewestReaders) : undefined)
            }
          >
            {words.feedback}
          </Checkbox>
        )}
      </Flex>
      {isMissingOnly ? (
        <MissingTexts tables={tables} locale={locale} />
      ) : fewest ? (
        <FeedbackTable
          tables={tables}
          locale={locale}
          fewest={fewest}
          onChoose={(value) => choose('feedback', value)}
        />
      ) : (
        table && <TextTable table={table} locale={locale} />
      )}
    </Flex>
  )
}
