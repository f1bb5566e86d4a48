'use client'

import { useEffect } from 'react'
import { storeInTab, type TabValues } from './tab-values'

type Known = Pick<TabValues, 'birthDate' | 'firstName' | 'lastName'>

/** Keeps what a page knows for a form on another page of this tab. Draws nothing. */
export function StoreInTab({ birthDate, firstName, lastName }: Known) {
  useEffect(() => {
    storeInTab({ birthDate, firstName, lastName })
  }, [birthDate, firstName, lastName])
  return null
}
