import { expect, test } from './test'

test('fourteen characters are described, each on its own page, and link to the calculator', async ({
  page,
  words,
}) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.menu.items.characters })
    .click()
  await expect(page).toHaveURL(/\/characters$/)
  const index = page.getByRole('navigation', { name: words.characters.index })
  await expect(index.getByRole('link')).toHaveCount(14)
  await expect(page.locator('section[aria-labelledby] h2[id*="-"]')).toHaveCount(14)
  await index.getByRole('link').nth(6).click()
  await expect(page).toHaveURL(/#heart-intake$/)
  await expect(page.locator('#heart-intake')).toBeInViewport()
  await page.getByRole('link', { name: words.characters.find }).last().click()
  await expect(page).toHaveURL(/\/kronoworksheet\/visitor$/)
})

test('a result links to its character among the fourteen', async ({ page, words }) => {
  await page.goto('/kronoworksheet/visitor?date=1984-06-12')
  await page.getByRole('link', { name: words.characters.more }).click()
  await expect(page).toHaveURL(/\/characters#sacral-release$/)
  await expect(page.locator('#sacral-release')).toBeInViewport()
})
