/**
 * Ref of an element that is removed when it is pressed: if it had the focus, the element in its place receives it,
 * among those that `data-peers` of an ancestor selects.
 */
export function handOn(node: HTMLElement | null) {
  const group = node?.closest<HTMLElement>('[data-peers]')
  if (!node || !group) return
  const peers = () => [...group.querySelectorAll<HTMLElement>(group.dataset.peers ?? '')]
  return () => {
    if (document.activeElement !== node) return
    const place = peers().indexOf(node)
    // It is still in the document now.
    queueMicrotask(() => {
      const left = peers()
      left[Math.min(place, left.length - 1)]?.focus()
    })
  }
}
