/**
 * A plate unfolds once: not for whoever comes back to it or loads it again, and no longer than until they press, type or
 * scroll (`html[data-revealed]`, plate.module.css). Before the first paint, and before any other script has come; a
 * constant text, because the content security policy knows it by its hash.
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
