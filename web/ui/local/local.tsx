'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { DateOrder } from '@/base/text/date-text'
import type { Local } from '@/base/text/day-text'

/** Formats of the deployment for client components. Without the current date, because a cached page may be older. */
export type LocalForms = Local & { order: DateOrder; locale: 'hu' | 'en' | 'ru' }

const Forms = createContext<LocalForms>({
  order: 'yearFirst',
  locale: 'hu',
  intl: 'hu-HU',
  timeZone: 'Europe/Budapest',
})

export function LocalProvider({ forms, children }: { forms: LocalForms; children: ReactNode }) {
  return <Forms value={forms}>{children}</Forms>
}

export const useLocal = () => useContext(Forms)
