import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { expect } from './test'

/** A section of the profile. */
export const part = (page: Page, id: string) => page.locator(`section#${id}`)

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** A link of the menu, visible or not. */
export const inMenu = (page: Page, path: string) => page.locator(`header a[href="${path}"]`)

/** The text before the first placeholder. */
export const start = (text: string) => text.split('{')[0] ?? ''

/** Expects that axe finds nothing and that nothing is wider than the screen. */
export async function expectWellMade(page: Page) {
  // A page that is loading has no heading yet. A modal dialog hides the heading from roles.
  await expect(page.locator('h1').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
}
