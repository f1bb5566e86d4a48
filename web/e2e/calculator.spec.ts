import { chartOf } from '@krono/chart'
import { errors } from '../lib/contract/errors'
import { birthDay, expect, test } from './test'

const result = '/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes'

test('a visitor types a name and a date on the home page and reads the chart', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/')
  await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
  await page.getByLabel(words.person.name).first().fill('Ágnes')
  await page.getByRole('button', { name: words.person.submit }).click()

  const title = /^Ágnes, \S+/
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/kronoworksheet\/visitor\?date=.+&name=%C3%81gnes$/)
  await expect(page.getByText('3644027').first()).toBeVisible()
  await expect(page.getByRole('img', { name: words.chakra.sacral })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the reveal animation of the plate runs once, until the first press, and not again after a reload', async ({
    page,
  }) => {
    const motion = () =>
      page
        .locator('[data-disc]')
        .first()
        .evaluate((disc) => getComputedStyle(disc).animationName)
    await page.goto(result)
    expect(await motion()).not.toBe('none')
    await page.keyboard.press('Shift')
    expect(await motion()).toBe('none')
    await page.goto('/kronoworksheet/visitor')
    await page.goto(result)
    expect(await motion()).not.toBe('none')
    await page.reload()
    expect(await motion()).toBe('none')
  })
})

test('the label of a birth date is marked required', async ({ page, words }) => {
  await page.goto('/kronoworksheet/visitor')
  const mark = await page
    .getByText(words.date.birthDate, { exact: true })
    .first()
    .evaluate((label) => getComputedStyle(label, '::after').content)
  expect(mark).toContain('*')
  await expect(page.getByLabel(words.date.birthDate)).toHaveAttribute('required')
})

test('the calculator works by keyboard alone', async ({ page, words, deployment }) => {
  await page.goto('/kronoworksheet/visitor')
  await page.getByLabel(words.date.birthDate).focus()
  await page.keyboard.type(birthDay[deployment])
  // Skips the button of the calendar.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ő')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3644027').first()).toBeVisible()
})

test('a date from 1975 is three choices away in the calendar', async ({ page, words }) => {
  await page.goto('/kronoworksheet/visitor')
  await page.getByRole('button', { name: words.date.pick }).click()
  const dialog = page.getByRole('dialog', { name: words.date.pickTitle })
  await dialog.getByLabel(words.date.year, { exact: true }).selectOption('1975')
  await dialog.getByLabel(words.date.month, { exact: true }).selectOption('2')
  await dialog.getByRole('gridcell').getByText('14', { exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(words.date.birthDate)).toHaveValue(/1975/)
  await page.getByRole('button', { name: words.person.submit }).click()
  await expect(page).toHaveURL(/1975/)
  await expect(page.getByText(chartOf('1975-03-14').formula).first()).toBeVisible()
})

test('the calendar is closed by Escape and returns the focus', async ({ page, words }) => {
  await page.goto('/kronoworksheet/visitor')
  const opener = page.getByRole('button', { name: words.date.pick })
  await opener.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a wrong date is reported at the field and typed values stay', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/kronoworksheet/visitor')
  await page.getByLabel(words.person.name).fill('Ágnes')
  const field = page.getByLabel(words.date.birthDate)
  for (const wrong of [
    '1984.04.31.',
    '0000-00-00',
    '29.02.1900',
    '10000.01.01.',
    '١٩٨٤.٠٦.١٢',
    '3000.01.01.',
    '',
  ]) {
    await field.fill(wrong)
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText(errors.invalidDate[deployment])).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByLabel(words.person.name)).toHaveValue('Ágnes')
  await expect(page).toHaveURL(/\/kronoworksheet\/visitor$/)
})

test('every number opens an explanation of its computation', async ({ page, words }) => {
  await page.goto(result)
  const summaries = page.locator('summary', { hasText: words.result.computed })
  await expect(summaries).toHaveCount(20)
  const root = summaries.last()
  for (let index = 0; index < 20; index++) await summaries.nth(index).press('Enter')
  await expect(page.locator('details[open] ol')).toHaveCount(20)
  await expect(root).toBeVisible()
})

test('the drawing stays beside the chakras, and covers nothing after them', async ({ page }) => {
  await page.goto(result)
  await page.evaluate(() => document.getElementById('measures')?.scrollIntoView())
  const [figure, measures] = await page.evaluate(() =>
    [document.querySelector('[aria-labelledby="figure"]'), document.getElementById('measures')].map(
      (element) => element?.getBoundingClientRect(),
    ),
  )
  expect(measures?.top).toBeGreaterThanOrEqual(figure?.bottom ?? Number.NaN)
})

test('the worksheet of a visitor has no menu and no footer', async ({ page, words }) => {
  await page.goto(result)
  await expect(page.getByRole('navigation', { name: words.menu.label })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator works as well', async ({ page, words, deployment }) => {
    await page.goto('/kronoworksheet/visitor')
    await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText('3644027').first()).toBeVisible()
  })

  test('a wrong date is returned with its message', async ({ page, words, deployment }) => {
    await page.goto('/kronoworksheet/visitor?date=1984.04.31.&name=%3Cb%3EBob')
    await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
    await expect(page.getByLabel(words.date.birthDate)).toHaveValue('1984.04.31.')
    await expect(page.getByLabel(words.person.name)).toHaveValue('<b>Bob')
  })
})
