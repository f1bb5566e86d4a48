import { Box, Searchbar, SearchForm } from '@strapi/design-system'
import { Layouts, Page, useDebounce } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wordsOf } from '../our-words'
import { SearchResults } from './search-results'
import { searchWords } from './search-words'

const pauseMs = 200

/** Search in all content; the query is in the URL. */
export default function SearchPage() {
  const words = wordsOf(searchWords)
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const query = useDebounce(typed.trim(), pauseMs)
  useEffect(() => setParams(query ? { q: query } : {}, { replace: true }), [query, setParams])
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={words.subtitle} />
      <Layouts.Content>
        <Box paddingBottom={6}>
          <SearchForm onSubmit={(event) => event.preventDefault()}>
            <Searchbar
              name="q"
              autoFocus
              value={typed}
              placeholder={words.placeholder}
              clearLabel={words.clear}
              onClear={() => setTyped('')}
              onChange={(event) => setTyped(event.target.value)}
            >
              {words.label}
            </Searchbar>
          </SearchForm>
        </Box>
        {query && <SearchResults query={query} />}
      </Layouts.Content>
    </Page.Main>
  )
}
