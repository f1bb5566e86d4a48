'use client'

import { useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { FailureWords } from '@/client/api-failure'
import type { SavedDate } from '@/lib/contract/saved-dates'

type Found =
  | { phase: 'idle' | 'loading'; people: SavedDate[] }
  | { phase: 'found'; people: SavedDate[]; search: string }
  | { phase: 'failed'; people: SavedDate[]; message: string }

/** Debounce: no request during typing. */
const pauseMs = 150

/** The first saved people that a search finds; a response to an outdated text is dropped. */
export function usePeople(words: FailureWords) {
  const [found, setFound] = useState<Found>({ phase: 'idle', people: [] })
  const asked = useRef(0)

  async function search(text: string, delayMs = pauseMs) {
    const turn = ++asked.current
    setFound(({ people }) => ({ phase: 'loading', people }))
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (turn !== asked.current) return
    const result = await callApi(
      'savedDates',
      { search: text.trim(), pageSize: '8', sort: 'name' },
      words,
    )
    if (turn !== asked.current) return
    setFound(
      result.ok
        ? { phase: 'found', people: result.data.items, search: text.trim() }
        : { phase: 'failed', people: [], message: result.error.message },
    )
  }

  return { found, search }
}
