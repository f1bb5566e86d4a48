'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { callApi } from '@/client/api-client'
import type { ApiResult, AskPassword, Failure } from '@/client/failure'
import type { CallName, Calls } from '@/lib/contract/calls'
import type { FailureNotice } from './failures'
import type { Faults } from './form-context'
import { readFromTab } from './tab-values'
import type { Fault } from './validate'
import type { FormWords } from './words'

export type FormSetup<Name extends CallName> = {
  call: Name
  /** Of the contract, loaded when it is needed: zod is no part of a page's first JavaScript. */
  schema: () => Promise<z.ZodType>
  read: (values: FormData) => Calls[Name]['input']
  /** Faults that no schema sees, such as two passwords that differ. */
  check?: (values: FormData) => readonly Fault[]
  /** Once it is judged: what takes a moment to make, such as a proof of work. */
  complete?: (input: Calls[Name]['input']) => Promise<Calls[Name]['input']>
  /** After a success. Return 'leaves' when another page follows: the button stays busy until it is there. */
  onDone: (answer: Calls[Name]['answer'], form: HTMLFormElement) => 'leaves' | 'stays'
  words: FormWords
  /** Where the call may want the password typed again. */
  askPassword?: AskPassword | undefined
  /** Of several forms of one call in a page: which one. */
  about?: string | undefined
  /** What the answer to the same form said that was sent without its script. */
  refusal?: { faults: Faults; notice?: FailureNotice | undefined } | undefined
  /** There is no session yet: the typed values wait for the next login in this tab. */
  isForVisitors?: boolean
}

type State = {
  phase: 'open' | 'sending' | 'done'
  faults: Faults
  notice?: FailureNotice | undefined
  /** What stood there when the session ended is back. */
  isRestored?: boolean
}

const fresh: State = { phase: 'open', faults: {} }

/** A form of one call of the contract: judged in the browser, sent once, what is wrong said where it is. */
export function useForm<Name extends CallName>(setup: FormSetup<Name>) {
  const [state, setState] = useState<State>({ ...fresh, ...setup.refusal })
  const isSending = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const { call, about = '', isForVisitors } = setup
  const draftOf = { call, about, isForVisitors }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (formRef.current && readFromTab('draft')) void restore(formRef.current)
    // The browser may bring back, as it was left, the page from which another one followed.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      setState(fresh)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function restore(form: HTMLFormElement) {
    const drafts = await import('./draft').catch(() => undefined)
    if (!(await drafts?.restoreDraft(form, draftOf))) return
    setState({ ...fresh, isRestored: true })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press before React has drawn the first.
    if (isSending.current) return
    isSending.current = true
    const form = event.currentTarget
    setState({ ...fresh, phase: 'sending' })
    const result = await validateAndCall(setup, new FormData(form))
    if (result.ok && setup.onDone(result.data, form) === 'leaves') return
    if (!result.ok) return showFailure(form, result)
    isSending.current = false
    setState({ ...fresh, phase: 'done' })
  }

  async function showFailure(form: HTMLFormElement, failure: Failure) {
    const tools = await import('./show-form-error').catch(() => undefined)
    isSending.current = false
    // Without its script the form still says what was answered.
    const fallback = { notice: { message: failure.error.message, isSignedOut: false } }
    const shown = tools?.showFormError(form, failure, draftOf, setup.words) ?? fallback
    flushSync(() => setState({ ...fresh, ...shown }))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  // Of what holds when React comes to it: several fields may be forgotten in one go.
  function clear(name: string) {
    setState((was) => {
      if (was.phase === 'sending') return was
      const { [name]: _, ...faults } = was.faults
      return was.phase === 'done' || name in was.faults ? { ...was, phase: 'open', faults } : was
    })
  }

  return { ...state, formRef, onSubmit, clear }
}

async function validateAndCall<Name extends CallName>(
  { call, schema, read, check, complete, words, askPassword }: FormSetup<Name>,
  values: FormData,
): Promise<ApiResult<Calls[Name]['answer']>> {
  const input = read(values)
  // Without its script the form still works: the server judges in any case.
  const tools = await Promise.all([import('./validate'), schema()]).catch(() => undefined)
  if (tools) {
    const [{ validate: validateForm }, loaded] = tools
    const error = validateForm(loaded, input, check?.(values) ?? [], words.language)
    if (error) return { ok: false, error }
  }
  const whole = (await complete?.(input)) ?? input
  return callApi(call, whole, words, askPassword)
}
