import type { Page } from '@playwright/test'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

async function answerAll(page: Page, begin: string) {
  await page.getByRole('button', { name: begin }).click()
  for (let answered = 0; answered < 28; answered++) {
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(answered))
    await page.keyboard.press(String(1 + (answered % 5)))
  }
}

test('a member’s result is stored, found on another device, beside the chart, and deleted', async ({
  page,
  context,
  words: { personality },
  baseURL,
}) => {
  const { save, history, ask, compare } = personality
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/personality-test')
  await answerAll(page, personality.begin)
  await expect(page.getByText(save.saved)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: compare.verdict })).toBeVisible()
  await expect(page.getByText(history.current)).toBeVisible()

  // Simulates another browser: only the session is left.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${history.open}`) }).click()
  await expect(page.getByRole('columnheader', { name: compare.verdict })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${history.remove}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: ask.removeYes }).click()
  await expect(page.getByText(history.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: personality.begin })).toBeVisible()
})

test.describe('when the cms is away', () => {
  test.use({ allowed: [/503/] })

  test('a result is not lost, and is saved with a button later', async ({
    page,
    context,
    words: { personality },
    baseURL,
  }) => {
    const { save } = personality
    await signInAs(context, await newMember(), baseURL ?? '')
    await page.route('**/api/personality-test/save', (route) =>
      route.fulfill({ status: 503, json: { message: 'x', status: 503 } }),
    )
    await page.goto('/personality-test')
    await answerAll(page, personality.begin)
    await expect(page.getByRole('alert').filter({ hasText: save.failed })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: save.failed })).toBeVisible()
    await page.unroute('**/api/personality-test/save')
    await page.getByRole('button', { name: save.retry }).click()
    await expect(page.getByText(save.saved)).toBeVisible()
  })
})

test('answers of a member are not shown to the next user of the browser', async ({
  page,
  context,
  words: { personality },
  baseURL,
}) => {
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.goto('/personality-test')
  await answerAll(page, personality.begin)
  await expect(page.getByText(personality.save.saved)).toBeVisible()
  await context.clearCookies({ name: 'token' })
  await page.reload()
  await expect(page.getByRole('button', { name: personality.begin })).toBeVisible()
})
