import type { Page } from '@playwright/test'

/**
 * Loads a page's fonts into the browser's cache before layout shifts are measured. A font that arrives late may wrap a
 * line differently, which is no fault of the tested part; Lighthouse measures it.
 */
export async function loadFonts(page: Page) {
  await page.goto('/privacypolicy')
  await page.evaluate(() => document.fonts.ready)
}
