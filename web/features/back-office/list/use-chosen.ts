'use client'

import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'

type Chosen = {
  view: string
  rows: RowSelectionState
  isAll: boolean
}

const emptySelection = (view: string): Chosen => ({ view, rows: {}, isAll: false })

/**
 * Selected rows in a view of a list. Another view begins with an empty selection: rows that are not visible must not
 * stay selected.
 */
export function useChosen(view: string) {
  const [chosen, choose] = useState(() => emptySelection(view))
  if (chosen.view !== view) choose(emptySelection(view))
  return {
    rows: chosen.rows,
    isAll: chosen.isAll,
    chooseRows: (change: (rows: RowSelectionState) => RowSelectionState) =>
      choose((was) => ({ ...was, rows: change(was.rows), isAll: false })),
    chooseAll: () => choose((was) => ({ ...was, isAll: true })),
    clear: () => choose(emptySelection(view)),
  }
}
