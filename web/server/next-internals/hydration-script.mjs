/**
 * Starts the deferred hydration of a page (defer-hydration.mjs). Its scripts are preloaded after `load`, and run at the first
 * interaction, or five seconds later. Buttons clicked before are clicked again after hydration; buttons that the
 * browser handles alone are left to it, and so is everything if a script fails to load. Turbopack identifies its chunks
 * by the form of their address.
 *
 * A browser may translate the page meanwhile, and replaces texts by `<font>`. React must find the page as it was sent,
 * or it renders all of it again and loses typed text and focus: the texts are restored first. The browser translates
 * them again.
 */
export const hydrationScript = `(() => {
const deferred = () => document.querySelectorAll('script[type=deferred]')
const signs = new AbortController()
const isHydrated = one => Object.keys(one).some(key => key.startsWith('__reactFiber'))
const waiting = new WeakSet()
let hasFailed, passing
const translated = new Map()
const note = changes => {
  for (const { removedNodes: [text], addedNodes: [added], previousSibling, nextSibling } of changes) {
    const font = [added, previousSibling, nextSibling].find(one => one?.nodeName == 'FONT')
    if (text?.nodeType == 3 && font) translated.set(font, text)
  }
}
const changes = new MutationObserver(note)
changes.observe(document.body, { childList: true, subtree: true })
const hydrate = () => {
  signs.abort()
  note(changes.takeRecords())
  changes.disconnect()
  translated.forEach((text, font) => font.replaceWith(text))
  translated.clear()
  for (const one of deferred()) {
    const script = document.createElement('script')
    script.setAttribute('src', one.getAttribute('src'))
    script.onerror = () => { hasFailed = true }
    one.replaceWith(script)
  }
}
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])
  addEventListener(sign, hydrate, { passive: true, capture: true, signal: signs.signal })
// Like shell/visit, for a page left before hydration.
const query = new URLSearchParams(location.search)
const referralCode = query.get('referralCode')
try { if (referralCode) sessionStorage.setItem('referralCode', referralCode) } catch {}
let isCounted
addEventListener('visit', () => { isCounted = true })
addEventListener('pagehide', () => {
  const host = document.referrer.split('/')[2] ?? ''
  const campaign = ['source', 'medium', 'campaign'].map(name => query.get('utm_' + name) ?? '')
  const views = JSON.stringify({ paths: [location.pathname], width: innerWidth, arrival: { host, campaign } })
  if (!isCounted) navigator.sendBeacon('/api/page-views', new Blob([views], { type: 'application/json' }))
})
addEventListener('load', () => {
  for (const one of deferred()) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: one.src }))
  }
  setTimeout(hydrate, 5000)
})
addEventListener('click', event => {
  const button = event.target.closest('button')
  const isOurs = button && !button.popoverTargetElement && !button.dataset.choose && button.type != 'reset'
  if (!isOurs || passing == button || isHydrated(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Ignore a second click.
  if (waiting.has(button)) return
  waiting.add(button)
  const begun = Date.now()
  const again = () => {
    if (!isHydrated(button) && !hasFailed && Date.now() - begun < 8000) return setTimeout(again, 20)
    waiting.delete(button)
    passing = button
    button.click()
    passing = undefined
  }
  again()
}, true)
})()`
