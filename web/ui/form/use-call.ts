'use client'

import { useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { CallName, Calls } from '@/lib/contract/calls'
import { type FailureNotice, failureNotice } from './failures'
import { passwordAsker } from './password-asker'
import type { FormWords } from './words'

/** A call without a form, such as of a button. Only one runs at a time; `notice` is the error. */
export function useCall<Name extends CallName>(name: Name, words: FormWords) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FailureNotice>()
  const isRunning = useRef(false)

  /** Resolves to the response, or to undefined after an error or while another call is running. */
  async function call(input: Calls[Name]['input']): Promise<Calls[Name]['answer'] | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    setNotice(undefined)
    const result = await callApi(name, input, words, passwordAsker(words))
    isRunning.current = false
    setBusy(false)
    if (result.ok) return result.data
    setNotice(failureNotice(result, {}, words))
    return undefined
  }

  return { isBusy, notice, call }
}
