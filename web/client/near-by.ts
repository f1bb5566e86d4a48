/**
 * Until somebody is about to use a part of the page: it is in sight, nearly, or has the keyboard. At once where it is not
 * drawn yet, and on the server.
 */
export function nearBy(selector: string): Promise<void> {
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
