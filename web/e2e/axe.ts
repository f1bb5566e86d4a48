import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a page or in a part of it, once the loading screen has faded: rule and markup. */
export async function violationsOf(page: Page, part = 'html') {
  await expect(page.locator('[class*="veil"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))
}
