/**
 * Resolves when a part of the page is about to be used: within 200 px of the viewport, or focused. Immediately where
 * the part is not rendered yet, and on the server.
 */
export function whenNear(selector: string): Promise<void> {
  const part = typeof document === 'undefined' ? undefined : document.querySelector(selector)
  if (!part) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && begin(), {
      rootMargin: '200px',
    })
    const begin = () => {
      watch.disconnect()
      resolve()
    }
    watch.observe(part)
    part.addEventListener('focusin', begin, { once: true })
  })
}
