import { cycleOf } from '../lib/chart/index'
import { errors } from '../lib/contract/errors'
import { birthDay, expect, test } from './test'

const result = '/biorhythm?birth=1984-06-12&day=2026-11-21&days=30'
const slider = { role: 'slider' } as const

test('a visitor asks for the cycles of a day and sees it marked', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/biorhythm')
  await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
  const day = deployment === 'hun' ? '2026.11.21.' : '21.11.2026'
  await page.getByLabel(words.biorhythm.day, { exact: true }).fill(day)
  await page.getByRole('button', { name: words.biorhythm.submit }).click()
  await expect(page).toHaveURL(/birth=.*1984/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.biorhythm.resultTitle)
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', /2026/)
})

test('the marked day moves by keyboard, and its address can be kept', async ({ page }) => {
  await page.goto(result)
  const handle = page.getByRole(slider.role)
  const before = await handle.getAttribute('aria-valuetext')
  await handle.press('ArrowRight')
  await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '')
  await handle.press('PageUp')
  await expect(page).toHaveURL(/day=2026-11-29/)
  await handle.press('Home')
  await expect(handle).toHaveAttribute(
    'aria-valuenow',
    (await handle.getAttribute('aria-valuemin')) ?? '',
  )
  await handle.press('End')
  await expect(handle).toHaveAttribute(
    'aria-valuenow',
    (await handle.getAttribute('aria-valuemax')) ?? '',
  )
  const kept = await handle.getAttribute('aria-valuetext')
  await page.reload()
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', kept ?? '')
})

test('the marked day follows the pointer', async ({ page }) => {
  await page.goto(result)
  const handle = page.getByRole(slider.role)
  const before = await handle.getAttribute('aria-valuetext')
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle has no place on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '')
  await expect(page).not.toHaveURL(/day=2026-11-21/)
})

test('values, critical days and the table say what the engine says', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto(result)
  const { emotional, physical } = cycleOf('1984-06-12', '2026-11-21').cycles
  expect(physical.critical).toBe(true)
  const local = Math.abs(emotional.value)
    .toFixed(1)
    .replace('.', deployment === 'hun' ? ',' : '.')
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', new RegExp(local))
  await expect(page.getByRole('heading', { name: words.biorhythm.criticalTitle })).toBeVisible()
  await page.locator('summary', { hasText: words.biorhythm.table }).press('Enter')
  const rows = page.getByRole('table').first().getByRole('row')
  await expect(rows).toHaveCount(31)
})

test('a day before the birth is refused kindly and nothing typed is lost', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/biorhythm?birth=1984-06-12&day=1984-06-11')
  await expect(page.getByText(words.biorhythm.beforeBirth)).toBeVisible()
  await expect(page.getByLabel(words.date.birthDate)).not.toHaveValue('')
  await page.goto('/biorhythm?birth=1984-02-30')
  await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
  await expect(page.getByLabel(words.date.birthDate)).toHaveValue('1984-02-30')
})
