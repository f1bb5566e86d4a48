'use client'

import { type RefObject, useEffect } from 'react'
import { isTypedInto } from './is-typed-into'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** Arrow keys open the next or previous row in the panel, as in the list beside it (`walkRows`). */
export function useWalkOn(panel: RefObject<HTMLElement | null>, row: string) {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const target = event.target as Element
      if (step === undefined || event.defaultPrevented || !isPlain(event)) return
      if (target !== document.body && !panel.current?.contains(target)) return
      // Arrow keys select radio buttons.
      if (isTypedInto(target) || target.matches('input')) return
      const links = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const here = links.findIndex(({ dataset }) => dataset.row === row)
      const next = here < 0 ? undefined : links[here + step]
      if (!next) return
      event.preventDefault()
      next.scrollIntoView({ block: 'nearest' })
      next.click()
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [panel, row])
}
