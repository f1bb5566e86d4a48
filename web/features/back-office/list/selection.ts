'use client'

import { createContext, useContext } from 'react'
import type { ListName } from '@/lib/contract/back-office/lists'

/** What all rows of a list have in common, in words: its title, and what it is narrowed to. */
export type Scope = { title: string; filters: readonly string[] }

/** Which rows are chosen: by their ids, or all that the list is narrowed to. */
export type Selection = {
  list: ListName
  /** Left empty where all are meant. */
  ids: readonly string[]
  isAll: boolean
  count: number
  /** Words and filters of the list, for acts on all rows. */
  asked: Readonly<Record<string, string>>
  scope: Scope
  clear: () => void
}

export const SelectionContext = createContext<Selection | undefined>(undefined)

/** For what is done with chosen rows: it stands in the bar that names them. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('useSelection: outside a list')
  return selection
}
