/**
 * The plate's reveal animation runs once: not after a back navigation or a reload, and only until the first press, key
 * or scroll (`html[data-revealed]`, plate.module.css). The script runs before the first paint and before any other
 * script; a constant text, because the content security policy contains its hash.
 */
export const revealScript = `(() => {
const root = document.documentElement
const end = () => root.setAttribute('data-revealed', '')
const [come] = performance.getEntriesByType('navigation')
if (come && come.type != 'navigate') end()
for (const sign of ['pointerdown', 'keydown', 'wheel']) addEventListener(sign, () => {
  if (document.querySelector('[data-disc]')) end()
}, { passive: true })
})()`
