'use client'

import { createContext, useContext } from 'react'

/** Errors of a form by field name. */
export type Faults = Readonly<Record<string, string>>

type FormState = { faults: Faults; clear: (name: string) => void }

export const FormContext = createContext<FormState>({ faults: {}, clear: () => undefined })

/** The error of a field, and a function that clears it when the field changes without typing. */
export function useFault(name: string) {
  const { faults, clear } = useContext(FormContext)
  return { error: faults[name], clear: () => clear(name) }
}
