'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '@/ui/form/use-hydrated'
import { isTypedInto } from './is-typed-into'

/**
 * Moves the focus into a panel opened by a click, and back to its row when the panel closes with the focus in it. A
 * page opened by its address keeps the initial focus, and focus in an input stays there.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, row: string) {
  const isHydrated = useHydrated()
  const [isOpened] = useState(isHydrated)
  useEffect(() => {
    if (isOpened && !isTypedInto(document.activeElement))
      panel.current?.focus({ preventScroll: true })
    return () => {
      // Otherwise the user has moved the focus meanwhile.
      if (document.activeElement === document.body) linkOf(row)?.focus({ preventScroll: true })
    }
  }, [panel, row, isOpened])
}

const linkOf = (row: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
    ({ dataset }) => dataset.row === row,
  )
