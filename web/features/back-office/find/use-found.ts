'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/client/api-client'
import { shortestFind } from '@/lib/contract/back-office/find-limits'
import type { Found } from '@/lib/contract/back-office/overview'
import type { FindWords } from './find-words'

/** Debounce: waits for the end of typing. */
const pauseMs = 120

type Answer = { to: string; found?: Found; failure?: string }

/** Results of the cms after a short pause in typing; only the response to the current text counts. */
export function useFound(query: string, words: FindWords) {
  const [answer, setAnswer] = useState<Answer>({ to: '' })
  const q = query.trim()
  const isAsked = [...q].length >= shortestFind

  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const timer = setTimeout(async () => {
      const result = await callApi('adminFind', { q }, words)
      if (isOver) return
      setAnswer(
        result.ok ? { to: q, found: result.data } : { to: q, failure: result.error.message },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q, isAsked, words])

  // While the next response is pending, the previous results stay visible, to prevent a layout shift.
  return {
    found: isAsked ? answer.found : undefined,
    failure: isAsked ? answer.failure : undefined,
    isWaiting: isAsked && answer.to !== q,
  }
}
