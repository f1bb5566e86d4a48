'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '@/ui/form/use-hydrated'
import { isTypedInto } from './is-typed-into'

/**
 * The focus goes into a panel that somebody opened, and back to its row when it goes with the panel. Whoever comes by its
 * address begins where every page begins, and whoever types meanwhile goes on typing.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, row: string) {
  const isAwake = useHydrated()
  const [isOpened] = useState(isAwake)
  useEffect(() => {
    if (isOpened && !isTypedInto(document.activeElement))
      panel.current?.focus({ preventScroll: true })
    return () => {
      // Otherwise it stands where somebody went on already.
      if (document.activeElement === document.body) linkOf(row)?.focus({ preventScroll: true })
    }
  }, [panel, row, isOpened])
}

const linkOf = (row: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
    ({ dataset }) => dataset.row === row,
  )
