import type { MouseEvent } from 'react'

const interactiveElements = 'a, button, input, select, textarea, label, summary'

/**
 * A click anywhere on a row follows its link, and beside a checkbox it ticks it. Elements with a click of their own
 * keep it, and a click that ends a text selection does nothing.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  const row = target.closest('tbody tr')
  if (!row || target.closest(interactiveElements) || getSelection()?.toString()) return
  const tick = target.closest('td')?.querySelector<HTMLInputElement>('input[type=checkbox]')
  const link = row.querySelector<HTMLAnchorElement>('[data-row]')
  if (tick) tick.click()
  else if (event.ctrlKey || event.metaKey) open(link?.href, '_blank', 'noopener')
  else link?.click()
}
