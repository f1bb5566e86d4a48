/** spec §9: "menu hides after scrolling 100 px". */
const hidesAfterPx = 100

/** Less is a trembling finger, not a direction. */
const smallestMovePx = 4

/**
 * Says on the header whether it is out of the way (`data-away`): while one scrolls down, once it
 * sticks to the top. The style decides what that looks like, and that it never hides what is in use.
 */
export function watchScroll(header: HTMLElement, signal: AbortSignal) {
  let last = window.scrollY
  const follow = () => {
    const y = window.scrollY
    if (Math.abs(y - last) < smallestMovePx) return
    const sticks = header.getBoundingClientRect().top <= 0
    header.toggleAttribute('data-away', sticks && y > hidesAfterPx && y > last)
    last = y
  }
  window.addEventListener('scroll', follow, { signal, passive: true })
}
