import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const veil = '[class*="veil"]'

/**
 * What axe finds on a page or in a part of it, once the loading screen has faded: rule and markup. On a busy machine
 * it may come up again while axe looks; half faded it has no colours to judge.
 */
export async function violationsOf(page: Page, part = 'html') {
  await expect(page.locator(veil)).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).include(part).exclude(veil).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))
}
