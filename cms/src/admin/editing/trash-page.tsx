import {
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system'
import { Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { dateIn } from '../list-words'
import { nameIn } from '../names'
import { languageOf } from '../shown-language'
import { useKronoTakeBackMutation, useKronoTrashQuery } from './api'
import { authorOf } from './versions-panel'
import { wordsOf } from './words-of'

const columns = ['title', 'type', 'languages', 'by', 'deleted', 'until'] as const

/** Entries deleted within the last thirty days, with a button to restore them. */
export default function TrashPage() {
  const language = document.documentElement.lang
  const { trash: words, versions, values, locales } = wordsOf(language)
  const [page, setPage] = useState(1)
  const { data, isError } = useKronoTrashQuery({ page }, { refetchOnMountOrArgChange: true })
  const [restore, { isLoading }] = useKronoTakeBackMutation()
  const { toggleNotification } = useNotification()

  async function take(id: number) {
    const answer = await restore({ id })
    const { message = versions.failed } = ('error' in answer && answer.error) || {}
    if ('error' in answer) toggleNotification({ type: 'danger', message })
    else toggleNotification({ type: 'success', message: words.isBack })
  }

  if (isError) return <Page.Error />
  if (!data) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={words.lead} />
      <Layouts.Content>
        {data.entries.length === 0 ? (
          <Typography>{words.none}</Typography>
        ) : (
          <Table colCount={columns.length + 1} rowCount={data.entries.length + 1}>
            <Thead>
              <Tr>
                {columns.map((column) => (
                  <Th key={column}>
                    <Typography variant="sigma">{words.columns[column]}</Typography>
                  </Th>
                ))}
                <Th>
                  <VisuallyHidden>{words.takeBack}</VisuallyHidden>
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {data.entries.map((entry) => (
                <Tr key={entry.id}>
                  {[
                    entry.title || values.nameless,
                    nameIn(languageOf(language), entry.type),
                    entry.locales.map((locale) => locales[locale] ?? locale).join(', '),
                    authorOf(entry, versions),
                    dateIn(language, entry.deletedAt),
                    dateIn(language, entry.until),
                  ].map((cell, index) => (
                    <Td key={columns[index]}>
                      <Typography>{cell}</Typography>
                    </Td>
                  ))}
                  <Td>
                    <Button variant="tertiary" disabled={isLoading} onClick={() => take(entry.id)}>
                      {words.takeBack}
                    </Button>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
        {data.pages > 1 && (
          <Flex gap={2} paddingTop={4}>
            <Button variant="tertiary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {words.previous}
            </Button>
            <Typography>
              {page} / {data.pages}
            </Typography>
            <Button
              variant="tertiary"
              disabled={page >= data.pages}
              onClick={() => setPage(page + 1)}
            >
              {words.next}
            </Button>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
