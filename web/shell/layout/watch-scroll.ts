/** spec §9: "menu hides after scrolling 100 px". */
const hidesAfterPx = 100

/** Smaller movements are ignored, because a resting finger causes them. */
const minMovePx = 4

/**
 * Sets `data-away` on the header while the user scrolls down and the header sticks to the top. The style hides it then,
 * but not while it is in use.
 */
export function watchScroll(header: HTMLElement, signal: AbortSignal) {
  let lastY = window.scrollY
  const onScroll = () => {
    const y = window.scrollY
    if (Math.abs(y - lastY) < minMovePx) return
    const isSticky = header.getBoundingClientRect().top <= 0
    header.toggleAttribute('data-away', isSticky && y > hidesAfterPx && y > lastY)
    lastY = y
  }
  window.addEventListener('scroll', onScroll, { signal, passive: true })
}
