'use client'

import { createContext, useContext } from 'react'

/** What is wrong in a form, by the name of the field. */
export type Faults = Readonly<Record<string, string>>

type FormState = { faults: Faults; clear: (name: string) => void }

export const FormContext = createContext<FormState>({ faults: {}, clear: () => undefined })

/** What is wrong with a field, and how to take it back when the field changes without typing. */
export function useFault(name: string) {
  const { faults, clear } = useContext(FormContext)
  return { error: faults[name], clear: () => clear(name) }
}
