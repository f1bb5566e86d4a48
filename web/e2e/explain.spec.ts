import { chartOf, cycleOf } from '../lib/chart/index'
import { open } from './hydrated'
import { birthDay, expect, slugs, test } from './test'

test('the page about the product names every part of the drawing', async ({
  page,
  words,
  deployment,
}) => {
  await open(page, `/description/${slugs[deployment][0]}`)
  const parts = page.getByRole('main').locator('figure li')
  const { whose: _, ...named } = words.explain.anatomy
  await expect(parts).toHaveCount(Object.keys(named).length)
  for (const { name, text } of Object.values(named)) {
    await expect(parts.filter({ hasText: name })).toContainText(text)
  }
})

test.describe('the page about biorhythm', () => {
  test('has an interactive wave, for visitors and for a date', async ({
    page,
    words,
    deployment,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z')
    await open(page, `/description/${slugs[deployment][1]}`)
    await page.mouse.move(9, 9)
    const line = page.getByRole('slider', { name: words.explain.wave.marked })
    await line.scrollIntoViewIfNeeded()
    await line.press('Home')
    await expect(line).toHaveAttribute('aria-valuetext', new RegExp(words.explain.wave.birth))
    await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
    const today = cycleOf('1984-06-12', '2026-11-21').cycles.intellectual.value
    await expect(line).toHaveAttribute('aria-valuetext', new RegExp(digits(today, deployment)))
    await line.press('ArrowRight')
    const tomorrow = cycleOf('1984-06-12', '2026-11-22').cycles.intellectual.value
    await expect(line).toHaveAttribute('aria-valuetext', new RegExp(digits(tomorrow, deployment)))
  })
})

const digits = (value: number, deployment: string) =>
  Math.abs(value)
    .toFixed(1)
    .replace('.', deployment === 'eng' ? '\\.' : ',')

test('the computation is interactive, for a given date', async ({ page, words, deployment }) => {
  await open(page, `/description/${slugs[deployment][2]}`)
  const { computation } = words.explain
  const steps = page.getByRole('region', { name: computation.title }).getByRole('listitem')
  await page.mouse.move(9, 9)
  const dial = page.getByRole('slider')
  await dial.scrollIntoViewIfNeeded()
  await expect(steps.last()).toContainText(chartOf('1984-06-12').formula)
  await page
    .getByLabel(words.date.birthDate)
    .fill(deployment === 'eng' ? '31.01.1990' : '1990.01.31.')
  await expect(steps.last()).toContainText(chartOf('1990-01-31').formula)
  await dial.press('ArrowRight')
  await expect(steps.last()).toContainText(chartOf('1990-02-01').formula)
  await page.getByRole('button', { name: computation.back }).click()
  await expect(steps.last()).toContainText(chartOf('1990-01-31').formula)
  await page.getByRole('radio', { name: words.chakra.crown }).check()
  await expect(dial).toHaveAttribute('aria-valuemax', '52')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the explaining pages are static, and their formulas can be opened', async ({
    page,
    words,
    deployment,
  }) => {
    await page.goto(`/description/${slugs[deployment][1]}`)
    await expect(page.getByRole('main').locator('figure svg').first()).toBeVisible()
    await page.goto(`/description/${slugs[deployment][2]}`)
    await expect(page.getByText(chartOf('1984-06-12').formula).first()).toBeVisible()
    await expect(page.getByLabel(words.date.birthDate)).toBeHidden()
    const part = page.getByRole('main').locator('details').first()
    await part.locator('summary').click()
    await expect(part.getByText('2').first()).toBeVisible()
  })
})
