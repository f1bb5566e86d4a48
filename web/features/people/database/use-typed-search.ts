'use client'

import { useRef, useState } from 'react'

const pauseMs = 250

/** The text of a search that runs during typing; a new search in the address replaces it, unless it was typed here. */
export function useTypedSearch(search: string, ask: (search: string) => void) {
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  const [asked, setAsked] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (search !== known) {
    setKnown(search)
    if (search !== asked) setText(search)
  }

  function searchNow(value: string) {
    clearTimeout(timer.current)
    setAsked(value.trim())
    ask(value.trim())
  }

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchNow(typed), pauseMs)
  }

  return { text, type, searchNow }
}
