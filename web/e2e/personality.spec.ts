import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { expect, test } from './test'

/** The progress bar with the number of the current statement. */
const place = (page: Page) => page.getByRole('progressbar')

test('a visitor answers by keyboard, continues after a reload, and adds five statements', async ({
  page,
  words: { personality },
}) => {
  const { run, result, actions } = personality
  await page.goto('/personality-test')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: personality.begin }).press('Enter')

  // An arrow key does not continue, and nothing does without an answer.
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(run.missing)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: run.values.v2 })).toBeChecked()
  await expect(place(page)).toHaveAttribute('value', '0')
  await page.keyboard.press('Enter')
  await expect(place(page)).toHaveAttribute('value', '1')

  for (let answered = 1; answered < 14; answered++) {
    await page.keyboard.press(String(1 + (answered % 5)))
    await expect(place(page)).toHaveAttribute('value', String(answered + 1))
  }
  await page.reload()
  await page.getByRole('button', { name: personality.resume }).press('Enter')
  await expect(place(page)).toHaveAttribute('value', '14')
  await page.getByRole('button', { name: run.back }).press('Enter')
  await expect(page.getByRole('radio', { name: run.values.v4 })).toBeChecked()
  await page.keyboard.press('5')

  for (let answered = 14; answered < 28; answered++) {
    await expect(place(page)).toHaveAttribute('value', String(answered))
    await page.keyboard.press('5')
  }
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText(new RegExp(result.titleOf.replace('{date}', '.+')))
  await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: actions.more }).press('Enter')
  await expect(place(page)).toHaveAttribute('max', '33')
  for (let answered = 28; answered < 33; answered++) {
    await expect(place(page)).toHaveAttribute('value', String(answered))
    await page.keyboard.press('3')
  }
  await expect(heading).toBeFocused()
  await page.reload()
  await page.locator('summary', { hasText: result.tableTitle }).press('Enter')
  const answers = await page.getByRole('table').first().locator('td:last-child').allTextContents()
  expect(answers.reduce((sum, text) => sum + Number(text), 0)).toBe(33)
})

test('a visitor taps through the test and compares the result with a birth date', async ({
  page,
  words: { personality, date },
}) => {
  const { run, compare, ask, actions } = personality
  await page.goto('/personality-test')
  await page.getByRole('button', { name: personality.begin }).click()
  for (let answered = 0; answered < 3; answered++) {
    await expect(place(page)).toHaveAttribute('value', String(answered))
    await page.getByText(run.values.v4, { exact: true }).click()
  }
  await expect(place(page)).toHaveAttribute('value', '3')
  for (let answered = 3; answered < 28; answered++) {
    await expect(place(page)).toHaveAttribute('value', String(answered))
    await page.keyboard.press('4')
  }
  await page.getByLabel(date.birthDate).fill('1984-06-12')
  await page.getByRole('button', { name: compare.submit }).click()
  await expect(page.getByRole('columnheader', { name: compare.verdict })).toBeVisible()
  await page.getByRole('button', { name: actions.fresh }).click()
  await page.getByRole('dialog').getByRole('button', { name: ask.cancel }).click()
  await expect(page.getByRole('button', { name: actions.fresh })).toBeFocused()
  await page.getByRole('button', { name: actions.fresh }).click()
  await page.getByRole('dialog').getByRole('button', { name: ask.freshYes }).click()
  await expect(place(page)).toHaveAttribute('value', '0')
})
