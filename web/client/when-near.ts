/**
 * Resolves when an element is about to be used: within 200 px of the viewport, or focused. Immediately if the element is
 * not rendered, and on the server.
 */
export function whenNear(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? undefined : document.querySelector(selector)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), {
      rootMargin: '200px',
    })
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe(element)
    element.addEventListener('focusin', finish, { once: true })
  })
}
