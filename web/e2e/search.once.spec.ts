import { violationsOf } from './axe'
import { expect, slugs, test } from './test'

/** With a suffix, without accents, and with two swapped letters. */
const typed = {
  hun: { inflected: 'bioritmusokrol', slip: 'biortimus', path: 1 },
  eng: { inflected: 'biorhythms', slip: 'biorhyhtm', path: 1 },
  rus: { inflected: 'биоритмами', slip: 'биортим', path: 1 },
} as const

const isPhone = (width: number | undefined) => (width ?? 0) < 1000

test('a page is found by a word with another suffix, from any page', async ({
  page,
  words,
  deployment,
}) => {
  const { inflected, path } = typed[deployment]
  await page.goto('/imprint')
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole('button', { name: words.menu.open }).click()
    await page.getByRole('banner').getByRole('link', { name: words.menu.items.search }).click()
    await page.getByLabel(words.listing.search, { exact: true }).fill(inflected)
  } else {
    await page.getByRole('banner').getByRole('searchbox').fill(inflected)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  const result = page.getByRole('main').locator(`a[href="/description/${slugs[deployment][path]}"]`)
  await expect(result).toBeVisible()
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await result.click()
  await expect(page).toHaveURL(/\/description\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a typing error is tolerated, and a search without results has links to continue', async ({
    page,
    words,
    deployment,
  }) => {
    await page.goto('/search')
    const field = page.getByLabel(words.listing.search, { exact: true })
    await field.fill(typed[deployment].slip)
    await page.getByRole('main').getByRole('button', { name: words.listing.submit }).click()
    await expect(page.getByText(words.search.alike)).toBeVisible()
    await expect(field).toHaveValue(typed[deployment].slip)
    await field.fill('qwxzvbnm')
    await page.getByRole('main').getByRole('button', { name: words.listing.submit }).click()
    const nothing = words.search.none.replace('{what}', 'qwxzvbnm')
    await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.menu.items.characters }).click()
    await expect(page).toHaveURL(/\/characters$/)
  })
})

test('a typed query is shown as plain text', async ({ page, words }) => {
  const typed = '"><img src=x onerror=alert(1)> & <mark>'
  await page.goto(`/search?q=${encodeURIComponent(typed)}&page=2`)
  await expect(page.getByLabel(words.listing.search, { exact: true })).toHaveValue(typed)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})
