'use client'

import { useEffect } from 'react'
import { storeInTab, type TabValues } from './tab-values'

type Values = Pick<TabValues, 'birthDate' | 'firstName' | 'lastName' | 'chosenPeople'>

/** Stores values of a page for later pages in this tab; omitted values are unchanged. Renders nothing. */
export function StoreInTab(values: Values) {
  const text = JSON.stringify(values)
  useEffect(() => storeInTab(JSON.parse(text)), [text])
  return null
}
