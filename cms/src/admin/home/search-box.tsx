import { Searchbar, SearchForm } from '@strapi/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsOf } from '../our-words'
import { searchWords } from '../search/search-words'

/** Search field on the home page; Enter leads to the results. */
export default function SearchBox() {
  const words = wordsOf(searchWords)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) navigate(`/search?${new URLSearchParams({ q: typed.trim() })}`)
      }}
    >
      <Searchbar
        name="q"
        value={typed}
        placeholder={words.placeholder}
        clearLabel={words.clear}
        onClear={() => setTyped('')}
        onChange={(event) => setTyped(event.target.value)}
      >
        {words.label}
      </Searchbar>
    </SearchForm>
  )
}
