import { consentVersion } from '@/lib/contract/consent-categories'

/**
 * Inline script after the cookie bar: shows the bar if no choice is stored, and stores the choice, without any other
 * script. The text is constant, because the content security policy allows it by its hash; values of the deployment are
 * in the page.
 *
 * `html[data-consent]` is `asked` or `known`; the event `consent` is dispatched after a choice. The cookie `selection`
 * has the choice (spec §4); `consent` in localStorage has its record: version of the text, random id, and whether it
 * was sent to the cms. A browser without localStorage has the cookie only.
 */
export const consentScript = `(() => {
const version = '${consentVersion}'
const root = document.documentElement
const stored = () => {
  try {
    const cookie = document.cookie.match(/(?:^|; )selection=([^;]*)/)
    return cookie && JSON.parse(decodeURIComponent(cookie[1]))
  } catch {}
}
const record = () => {
  try { return JSON.parse(localStorage.getItem('consent')) } catch {}
}
let opener
const close = () => {
  root.dataset.consent = 'known'
  opener && opener.focus()
  opener = null
}
const choose = selection => {
  document.cookie = 'selection=' + encodeURIComponent(JSON.stringify(selection)) +
    '; path=/; max-age=15552000; samesite=lax' + (location.protocol == 'https:' ? '; secure' : '')
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, 0)).join('')
  try { localStorage.setItem('consent', JSON.stringify({ id, version, selection })) } catch {}
  close()
  dispatchEvent(new Event('consent'))
}
const last = record()
root.dataset.consent = stored() && !(last && last.version != version) ? 'known' : 'asked'
addEventListener('click', event => {
  const button = event.target.closest && event.target.closest('[data-choose]')
  if (!button) return
  const bar = document.getElementById('consent')
  const boxes = [...bar.querySelectorAll('input')]
  const how = button.dataset.choose
  if (how == 'open') {
    const selection = stored() || {}
    for (const box of boxes) box.checked = box.disabled || !!selection[box.name]
    opener = button
    root.dataset.consent = 'asked'
    bar.querySelector('details').open = true
    bar.focus()
  } else choose(Object.fromEntries(boxes.map(box => [box.name, how == 'all' || how == 'selected' && box.checked])))
})
addEventListener('keydown', event => event.key == 'Escape' && opener && close())
})()`
