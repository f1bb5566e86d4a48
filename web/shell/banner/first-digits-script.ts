import { unitsMs } from './remaining'

/**
 * Inline script after the countdown: writes its digits before the first paint; React continues from there. The text is
 * constant, because the content security policy allows it by its hash; the end time is in an attribute of the banner.
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
