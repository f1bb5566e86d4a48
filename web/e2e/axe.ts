import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const veil = '[class*="veil"]'

/** Rules that depend on colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * Violations of a page or a part of it, after the loading screen has faded: rule and markup. On a busy machine the loading
 * screen may appear again during the check; half faded, its colours cannot be judged. In the dark scheme only the colours
 * of a page differ, so only they are checked.
 */
export async function violationsOf(page: Page, part = 'html') {
  await expect(page.locator(veil)).toHaveCount(0)
  // The pages have no frames, and passed rules are not reported: this takes a third of the time. Without `preload` axe
  // loads no style sheet a second time: only a rule that is off by default needs them. It also loads no media, so
  // `no-autoplay-audio` is not checked.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(veil)
  axe.options({ resultTypes: ['violations'], preload: false })
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    axe.withRules(rulesOfColours)
  }
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))
}

/** Switches a page to a colour scheme, and waits until its transitions have ended. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** Opens all `details` elements. */
export const unfold = (page: Page, part = 'html') =>
  page.locator(`${part} details`).evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
