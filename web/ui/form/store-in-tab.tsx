'use client'

import { useEffect } from 'react'
import { storeInTab, type TabValues } from './tab-values'

type Known = Pick<TabValues, 'birthDate' | 'firstName' | 'lastName' | 'chosenPeople'>

/** Keeps what a page knows for a page after it in this tab; what is left out stays as it was. Draws nothing. */
export function StoreInTab(known: Known) {
  const text = JSON.stringify(known)
  useEffect(() => storeInTab(JSON.parse(text)), [text])
  return null
}
