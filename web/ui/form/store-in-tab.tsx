'use client'

import { useEffect } from 'react'
import { storeInTab, type TabValues } from './tab-values'

/** Keeps what a page knows for a form on another page of this tab. Draws nothing. */
export function StoreInTab({ birthDate, firstName }: Pick<TabValues, 'birthDate' | 'firstName'>) {
  useEffect(() => {
    storeInTab({ birthDate, firstName })
  }, [birthDate, firstName])
  return null
}
