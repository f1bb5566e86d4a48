'use client'

import { createContext, useContext } from 'react'
import type { ListName } from '@/lib/contract/back-office/lists'

/** Which rows are chosen: by their ids, or all that the list is narrowed to. */
export type Selection = {
  list: ListName
  /** Left empty where all are meant. */
  ids: readonly string[]
  isAll: boolean
  count: number
  /** Words and filters of the list, for whoever works on all of them. */
  asked: Readonly<Record<string, string>>
  clear: () => void
}

export const SelectionContext = createContext<Selection | undefined>(undefined)

/** For what is done with chosen rows: it stands in the bar that names them. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('useSelection: outside a list')
  return selection
}
