'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/client/api-client'
import { shortestFind } from '@/lib/contract/back-office/find-limits'
import type { Found } from '@/lib/contract/back-office/overview'
import type { FindWords } from './find-words'

/** Debounce: waits for the end of typing. */
const pauseMs = 120

type Answer = { to: string; found?: Found; failure?: string }

/** What the cms finds, a moment after the last letter; of two answers the one to what stands there now. */
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

  // While the next answer is under way, the last one stays to be seen: nothing jumps.
  return {
    found: isAsked ? answer.found : undefined,
    failure: isAsked ? answer.failure : undefined,
    isWaiting: isAsked && answer.to !== q,
  }
}
