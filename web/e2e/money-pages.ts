import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { expect } from './test'

/** A part of the profile. */
export const part = (page: Page, id: string) => page.locator(`section#${id}`)

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** A link of the menu, open or not. */
export const inMenu = (page: Page, path: string) => page.locator(`header a[href="${path}"]`)

/** Words before the first thing that is filled in. */
export const start = (text: string) => text.split('{')[0] ?? ''

/** axe finds nothing, and nothing is wider than the screen. */
export async function expectWellMade(page: Page) {
  expect(await violationsOf(page)).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
}
