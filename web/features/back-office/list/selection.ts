'use client'

import { createContext, useContext } from 'react'
import type { ListName } from '@/lib/contract/back-office/lists'

/** Common properties of all rows of a list, in words: its title and its filters. */
export type Scope = { title: string; filters: readonly string[] }

/** The selected rows: by id, or all that match the filters. */
export type Selection = {
  list: ListName
  /** Empty when all are selected. */
  ids: readonly string[]
  isAll: boolean
  count: number
  /** More match than are counted. */
  isMinimum: boolean
  /** Search and filters of the list, for actions on all rows. */
  input: Readonly<Record<string, string>>
  scope: Scope
  clear: () => void
}

export const SelectionContext = createContext<Selection | undefined>(undefined)

/** The selection, for bulk actions in the bar. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('useSelection: outside a list')
  return selection
}
