/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { firstDigitsScript } from './first-digits-script'
import { remainingOf, units } from './remaining'

const day = 86_400_000

test.each([0, 999, day, 30 * day + 5 * 3_600_000 + 9000])(
  '%d ms before the end it writes the same digits as React',
  (left) => {
    const banner = document.createElement('aside')
    // Half a second more than a whole second, so that the script's own running time does not change the result.
    banner.dataset.end = String(Date.now() + left + (left % 1000 === 0 ? 500 : 0))
    const clock = document.createElement('div')
    clock.append(
      ...units.map(() => {
        const unit = document.createElement('span')
        unit.append(document.createElement('b'))
        return unit
      }),
    )
    banner.append(clock)
    const run = firstDigitsScript.replace('document.currentScript.previousElementSibling', 'clock')
    new Function('clock', run)(clock)
    expect([...clock.querySelectorAll('b')].map((one) => one.textContent)).toEqual(
      remainingOf(left),
    )
  },
)
