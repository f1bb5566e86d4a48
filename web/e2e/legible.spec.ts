import { cutTexts, smallTexts } from './legible'
import { publicPages } from './public-pages'
import { expect, test } from './test'

/** Minimum size of labels on a phone; running text is far larger. */
const leastPx = 12

test.use({ viewport: { width: 390, height: 844 }, allowed: [/401|404/], reducedMotion: 'reduce' })

test('no text of any page or drawing is tiny on a phone', async ({ page, deployment }) => {
  for (const path of publicPages(deployment)) {
    await page.goto(path)
    // An empty page would pass every check.
    await expect(page.locator('main'), path).toContainText(/\p{L}{3}/u)
    expect.soft(await smallTexts(page, leastPx), path).toEqual([])
  }
})

test('with text twice as large nothing is cut on a phone', async ({ page, deployment }) => {
  // As set in the browser's settings, which also changes lengths in media queries.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of publicPages(deployment)) {
    await page.goto(path)
    await expect(page.locator('main'), path).toContainText(/\p{L}{3}/u)
    const letter = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(letter, path).toBe('32px')
    expect.soft(await cutTexts(page), path).toEqual([])
  }
})
