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
  /** Schema of the contract, loaded when needed, so that zod is not in a page's initial JavaScript. */
  schema: () => Promise<z.ZodType>
  read: (values: FormData) => Calls[Name]['input']
  /** Errors that a schema cannot find, such as two different passwords. */
  check?: (values: FormData) => readonly Fault[]
  /** Runs after validation: adds values that take time, such as a proof of work. */
  complete?: (input: Calls[Name]['input']) => Promise<Calls[Name]['input']>
  /** Runs after success. Returns 'leaves' if it navigates: the button then stays busy until the next page is there. */
  onDone: (answer: Calls[Name]['answer'], form: HTMLFormElement) => 'leaves' | 'stays'
  words: FormWords
  /** For calls that may require the password again. */
  askPassword?: AskPassword | undefined
  /** Identifies the form if a page has several forms with the same call. */
  about?: string | undefined
  /** Errors of the same form that was sent without JavaScript. */
  refusal?: { faults: Faults; notice?: FailureNotice | undefined } | undefined
  /** The form is used without a session: the typed values are stored for the next login in this tab. */
  isForVisitors?: boolean
}

type State = {
  phase: 'open' | 'sending' | 'done'
  faults: Faults
  notice?: FailureNotice | undefined
  /** The values typed before the session ended have been restored. */
  isRestored?: boolean
}

const initialState: State = { phase: 'open', faults: {} }

/** State of a form with one call of the contract: validates in the browser, sends once, and shows errors at the fields. */
export function useForm<Name extends CallName>(setup: FormSetup<Name>) {
  const [state, setState] = useState<State>({ ...initialState, ...setup.refusal })
  const isSending = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const { call, about = '', isForVisitors } = setup
  const draftOf = { call, about, isForVisitors }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (formRef.current && readFromTab('draft')) void restore(formRef.current)
    // The browser may restore this page from the back/forward cache, with the form still busy.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      setState(initialState)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function restore(form: HTMLFormElement) {
    const drafts = await import('./draft').catch(() => undefined)
    if (!(await drafts?.restoreDraft(form, draftOf))) return
    setState({ ...initialState, isRestored: true })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second click before React has rendered the first.
    if (isSending.current) return
    isSending.current = true
    const form = event.currentTarget
    setState({ ...initialState, phase: 'sending' })
    const result = await validateAndCall(setup, new FormData(form))
    if (result.ok && setup.onDone(result.data, form) === 'leaves') return
    if (!result.ok) return showFailure(form, result)
    isSending.current = false
    setState({ ...initialState, phase: 'done' })
  }

  async function showFailure(form: HTMLFormElement, failure: Failure) {
    const modules = await import('./show-form-error').catch(() => undefined)
    isSending.current = false
    // If the module cannot be loaded, the form shows the message only.
    const fallback = { notice: { message: failure.error.message, isSignedOut: false } }
    const shown = modules?.showFormError(form, failure, draftOf, setup.words) ?? fallback
    flushSync(() => setState({ ...initialState, ...shown }))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  // Uses the latest state, because several fields may be cleared in one update.
  function clear(name: string) {
    setState((previous) => {
      if (previous.phase === 'sending') return previous
      const { [name]: _, ...faults } = previous.faults
      return previous.phase === 'done' || name in previous.faults
        ? { ...previous, phase: 'open', faults }
        : previous
    })
  }

  return { ...state, formRef, onSubmit, clear }
}

async function validateAndCall<Name extends CallName>(
  { call, schema, read, check, complete, words, askPassword }: FormSetup<Name>,
  values: FormData,
): Promise<ApiResult<Calls[Name]['answer']>> {
  const input = read(values)
  // If the modules cannot be loaded, the form still works: the server validates in any case.
  const modules = await Promise.all([import('./validate'), schema()]).catch(() => undefined)
  if (modules) {
    const [{ validate: validateForm }, loaded] = modules
    const error = validateForm(loaded, input, check?.(values) ?? [], words.language)
    if (error) return { ok: false, error }
  }
  const completeInput = (await complete?.(input)) ?? input
  return callApi(call, completeInput, words, askPassword)
}
