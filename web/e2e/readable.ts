import type { Page } from '@playwright/test'
import { brokenColumns } from './columns'
import { cutTexts, smallTexts } from './legible'
import { expect } from './test'

const phone = 390
const widths = [phone, 768, 1024, 1280, 1920]

/** Minimum size of labels on a phone; running text is far larger. */
const leastPx = 12

/** Markdown of a link, bold text, or a placeholder, as in the source. */
const unfilled = /\]\(|\*\*|\{\{?\w+\}/

const soft = expect.configure({ soft: true })
const { poll } = soft

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Expects that an open page displays no source text, and has no narrow column and no empty box at any width. */
export async function expectReadable(page: Page, path: string) {
  await soft(page.locator('body'), path).not.toContainText(unfilled, { useInnerText: true })
  for (const width of widths) {
    await setWidth(page, width)
    // Cards that load their content later are empty until it has loaded.
    await poll(() => brokenColumns(page), { message: `${path} at ${width}` }).toEqual([])
  }
}

/** Sets the font size of the browser's settings, which also changes lengths in media queries. */
async function setFontSize(page: Page, px: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } })
  const root = page.locator('html')
  await expect(root).toHaveCSS('font-size', `${px}px`)
}

/** Expects that an open page has no tiny text on a phone, and that nothing is cut there with text twice as large. */
export async function expectLegible(page: Page) {
  // An empty page would pass every check.
  await expect(page.locator('main')).toContainText(/\p{L}{3}/u)
  await setWidth(page, phone)
  // Just after a change of the width a drawing may still have its former scale.
  await poll(() => smallTexts(page, leastPx), { message: 'small texts' }).toEqual([])
  await setFontSize(page, 32)
  await poll(() => cutTexts(page), { message: 'cut at twice the font size' }).toEqual([])
  await setFontSize(page, 16)
}
