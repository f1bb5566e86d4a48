'use client'

import { useEffect, useState } from 'react'
import type { CallName, Calls } from '@/lib/contract/calls'
import { useCall } from './use-call'
import type { FormWords } from './words'

/** A call that leads to another page: it stays busy until the page is there. */
export function useLeavingCall<Name extends CallName>(
  name: Name,
  words: FormWords,
  leave: (answer: Calls[Name]['answer']) => void,
) {
  const { isBusy, notice, call } = useCall(name, words)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // The browser may restore this page from the back/forward cache, still busy.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function run(input: Calls[Name]['input']) {
    const answer = isLeaving ? undefined : await call(input)
    if (!answer) return
    setLeaving(true)
    leave(answer)
  }

  return { isBusy: isBusy || isLeaving, notice, run }
}
