import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test'

type Seeded = { title: string; sections: { kind: string; title: string }[] }

const seeded: { details: Record<string, Seeded> } = JSON.parse(
  readFileSync(path.join(__dirname, '../../cms/seed/content/site/sales-pages.json'), 'utf8'),
)

test('the long page has a description, an example, the price and a link to continue', async ({
  page,
  deployment,
}) => {
  const { title, sections } = seeded.details[deployment] ?? { title: '', sections: [] }
  await page.goto('/reszletek')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // In the order set by editors.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    sections.map((section) => section.title),
  )
  await expect(page.locator('main figure svg').first()).toBeVisible()
  // Prices are those of the catalogue, each with a link to its product.
  const price = page.locator('li', { has: page.locator('a[href="/payment"]') }).first()
  await expect(price).toContainText(deployment === 'hun' ? '3 000 Ft' : 'Ft 3,000')
  await expect(page.locator('main a[href="/withdrawal"]').first()).toBeVisible()
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await page.locator('main a[href="/kronoworksheet/visitor"]').last().click()
  await expect(page).toHaveURL(/\/kronoworksheet\/visitor$/)
})
