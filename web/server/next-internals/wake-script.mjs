/**
 * Wakes a page that sleeps (asleep.mjs). Its scripts are fetched once it has loaded, and run at the first sign that
 * somebody is there, or five seconds later. What was pressed by then is pressed again when React has taken over:
 * buttons that the browser knows what to do with alone it leaves to it, and everything where a script did not come.
 * Turbopack knows its chunks by how their address is written.
 */
export const wakeScript = `(() => {
const asleep = () => document.querySelectorAll('script[type=asleep]')
const signs = new AbortController()
const isAwake = one => Object.keys(one).some(key => key.startsWith('__reactFiber'))
const waiting = new WeakSet()
let hasFailed, passing
const wake = () => {
  signs.abort()
  for (const one of asleep()) {
    const script = document.createElement('script')
    script.setAttribute('src', one.getAttribute('src'))
    script.onerror = () => { hasFailed = true }
    one.replaceWith(script)
  }
}
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])
  addEventListener(sign, wake, { passive: true, capture: true, signal: signs.signal })
addEventListener('load', () => {
  for (const one of asleep()) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: one.src }))
  }
  setTimeout(wake, 5000)
})
addEventListener('click', event => {
  const button = event.target.closest('button')
  const isOurs = button && !button.popoverTargetElement && !button.dataset.choose && button.type != 'reset'
  if (!isOurs || passing == button || isAwake(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Pressed twice is pressed once.
  if (waiting.has(button)) return
  waiting.add(button)
  const begun = Date.now()
  const again = () => {
    if (!isAwake(button) && !hasFailed && Date.now() - begun < 8000) return setTimeout(again, 20)
    waiting.delete(button)
    passing = button
    button.click()
    passing = undefined
  }
  again()
}, true)
})()`
