/**
 * Ref of what goes away when it is pressed: if it had the focus, whatever takes its place has it next, among those that
 * `data-peers` of a part around it selects.
 */
export function handOn(node: HTMLElement | null) {
  const group = node?.closest<HTMLElement>('[data-peers]')
  if (!node || !group) return
  const peers = () => [...group.querySelectorAll<HTMLElement>(group.dataset.peers ?? '')]
  return () => {
    if (document.activeElement !== node) return
    const place = peers().indexOf(node)
    // It is still there now.
    queueMicrotask(() => {
      const left = peers()
      left[Math.min(place, left.length - 1)]?.focus()
    })
  }
}
