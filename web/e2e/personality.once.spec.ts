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

test('a member’s result is kept, found again elsewhere, beside the chart, and deleted', async ({
  page,
  context,
  browser,
  words: { personality },
  baseURL,
}) => {
  const { save, history, ask, compare } = personality
  const member = await newMember({ birthDate: '1984-06-12' })
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/personality-test')
  await answerAll(page, personality.begin)
  await expect(page.getByText(save.saved)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: compare.verdict })).toBeVisible()
  await expect(page.getByText(history.current)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL })
  await signInAs(elsewhere, member, baseURL ?? '')
  const other = await elsewhere.newPage()
  await other.goto('/personality-test')
  await other.getByRole('button', { name: new RegExp(`^${history.open}`) }).click()
  await expect(other.getByRole('columnheader', { name: compare.verdict })).toBeVisible()
  await other.getByRole('button', { name: new RegExp(`^${history.remove}`) }).click()
  await other.getByRole('dialog').getByRole('button', { name: ask.removeYes }).click()
  await expect(other.getByText(history.removed)).toBeVisible()
  await expect(other.getByRole('button', { name: personality.begin })).toBeVisible()
  await elsewhere.close()
})

test.describe('when the cms is away', () => {
  test.use({ allowed: [/503/] })

  test('a result is not lost, and saved with a button later', async ({
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

test('what a member answered is not there for whoever comes next', async ({
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
