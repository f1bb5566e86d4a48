import { unitsMs } from './remaining'

/**
 * Stands behind the countdown and writes its figures before the first paint; React counts on from there. A constant text,
 * because the content security policy knows it by its hash; the end stands on the banner.
 */
export const firstDigitsScript = `(clock => {
const units = ${JSON.stringify(Object.values(unitsMs))}
let rest = Math.max(0, +clock.parentElement.dataset.end - Date.now())
units.forEach((unit, index) => {
const count = Math.floor(rest / unit)
rest -= count * unit
clock.children[index].firstElementChild.textContent = String(count).padStart(index && 2, '0')
})
})(document.currentScript.previousElementSibling)`
