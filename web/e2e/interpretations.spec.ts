import type { Page } from '@playwright/test'
import { expect, test } from './test'

const kinds = ['short', 'long', 'relationship', 'family', 'group'] as const

// The cms of the tests is Hungarian, and so is its currency; the format is that of each language.
const prices = {
  hun: { long: '9 990 Ft', relationship: '7 990 Ft' },
  eng: { long: 'Ft 9,990', relationship: 'Ft 7,990' },
  rus: { long: '9 990 Ft', relationship: '7 990 Ft' },
} as const

const result = (page: Page) => page.locator('main [role=status]')
const recommended = (page: Page) => result(page).locator('h3:visible')

async function answer(page: Page, names: readonly string[]) {
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('three answers lead to one interpretation with a reason, and can be changed', async ({
    page,
    words,
  }) => {
    const { wizard } = words.interpretations
    await page.goto('/interpretations')
    await answer(page, [wizard.one, wizard.short])
    await expect(recommended(page)).toHaveCount(0)
    await answer(page, [wizard.year])
    await expect(recommended(page)).toHaveText([words.analysis.kind.long])
    await expect(result(page).locator('li:visible')).toHaveText([
      wizard.why.one,
      wizard.why.year,
      wizard.why.longer,
    ])
    await answer(page, [wizard.gift])
    await expect(recommended(page)).toHaveText([words.analysis.kind.short])
    const give = result(page).locator('a:visible', { hasText: wizard.give })
    await expect(give).toHaveAttribute('href', '/gift?product=analysis-short')
    await answer(page, [wizard.group])
    await expect(recommended(page)).toHaveText([words.analysis.kind.group])
    await page.getByRole('button', { name: wizard.again }).click()
    await expect(recommended(page)).toHaveCount(0)
    await expect(result(page)).toContainText(wizard.waiting)
  })
})

test('by keyboard from the questions to the page, and on to the order', async ({
  page,
  words,
  deployment,
}) => {
  const { interpretations } = words
  await page.goto('/interpretations')
  await page.getByRole('radio', { name: interpretations.wizard.one, exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  for (const name of ['long', 'understand'] as const) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    if (name === 'long') await page.keyboard.press('ArrowDown')
  }
  await expect(recommended(page)).toHaveText([words.analysis.kind.relationship])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/interpretations$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/relationshipinterpretation$/)
  await expect(page.locator('main')).toContainText(prices[deployment].relationship)
  const order = page.getByRole('link', { name: interpretations.order, exact: true }).first()
  await order.click()
  await expect(page).toHaveURL(
    /\/login\?redirectUrl=%2Fanalysis%3Fproduct%3Danalysis-relationship\b/,
  )
})

test('each kind has its page: price, contents, a sample to open, and questions', async ({
  page,
  words,
  deployment,
}) => {
  const { interpretations } = words
  await page.goto('/interpretations')
  await expect(page.locator('#kind-long')).toBeVisible()
  for (const kind of kinds) {
    await page.goto(`/${kind}interpretation`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sheets = page.getByRole('article')
    await expect(sheets).toHaveCount(kind === 'long' ? 3 : 2)
    const rest = sheets.first().locator('> details')
    await expect(rest.locator('h4, h5, p').first()).toBeHidden()
    await rest.getByText(interpretations.sample.more).click()
    await expect(rest.locator('h4, h5, p').first()).toBeVisible()
    const question = page.locator('section[aria-labelledby="questions-title"] details').first()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
  }
  await page.goto('/longinterpretation')
  await expect(page.locator('main')).toContainText(prices[deployment].long)
  const give = page.getByRole('link', { name: interpretations.give, exact: true }).first()
  await expect(give).toHaveAttribute('href', '/gift?product=analysis-long')
})

test('covers and pages of the samples are pictures, and nothing else is', async ({
  page,
  request,
}) => {
  await page.goto('/familyinterpretation')
  const addresses = await page
    .locator('main img[src^="/api/analysis/sample/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(addresses).toHaveLength(5)
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toBe('image/svg+xml')
    expect(await answer.text(), address).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 [\d. ]+".*<path d="M.*<\/svg>$/s,
    )
  }
  const open = page.locator('main a[href^="/api/analysis/sample/"]').first()
  await expect(open).toHaveAttribute('href', addresses[1] ?? '')
  for (const wrong of [
    'family/5',
    'family/0',
    'family/cover.svg',
    'x/cover',
    'x/1',
    'family/%2e',
  ]) {
    expect((await request.get(`/api/analysis/sample/${wrong}`)).status(), wrong).toBe(404)
  }
})
