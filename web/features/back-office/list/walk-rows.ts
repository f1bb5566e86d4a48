import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Arrow keys move from row to row, and an open panel follows. Space selects the current row; Enter follows its link.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event
  const row = (target as Element).closest('tbody tr')
  const step = steps[key]
  if (step !== undefined) {
    const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const here = links.findIndex((link) => row?.contains(link))
    const next = links[here === -1 ? 0 : here + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    // The open panel follows.
    if (currentTarget.querySelector('[data-open]')) next.click()
  }
  if (key === ' ' && (target as Element).matches('[data-row]')) {
    event.preventDefault()
    row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
}
