import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const veil = '[class*="veil"]'

/** What only colours can break. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on a page or in a part of it, once the loading screen has faded: rule and markup. On a busy machine
 * it may come up again while axe looks; half faded it has no colours to judge. In the dark a page has other colours
 * and is else the same: they alone are judged.
 */
export async function violationsOf(page: Page, part = 'html') {
  await expect(page.locator(veil)).toHaveCount(0)
  // There are no frames, and what is in order need not be described: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(veil)
  axe.options({ resultTypes: ['violations'] })
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    axe.withRules(rulesOfColours)
  }
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))
}

/** The dark colours of a page that was shown in light ones, once its transitions have ended. */
export async function darken(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** All that a page says on demand stands there as well. */
export const unfold = (page: Page, part = 'html') =>
  page.locator(`${part} details`).evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
