import type { APIRequestContext } from '@playwright/test'
import { violationsOf } from './axe'
import { cms, signIn } from './editor'
import { newMember, password } from './people'
import { expect, test } from './test'

const text = 'Hónapok óta ezzel kezdem a reggelt, és nem unom. Próba.'

/** Approves a review, as the button of the panel does. */
async function approve(request: APIRequestContext, id: string) {
  const headers = await signIn(request)
  const address = `${cms}/editing/reviews/${id}`
  const { writtenAt } = await (await request.get(address, { headers })).json()
  const answer = await request.post(address, { headers, data: { state: 'approved', writtenAt } })
  expect(answer.status()).toBe(200)
}

test.describe('a review', () => {
  // Calls without a session are refused.
  test.use({ allowed: [/401/] })

  test('typed by a visitor waits for the login, is sent, and is displayed soon after its approval', async ({
    page,
    request,
    words: { reviews, login, form },
  }) => {
    const member = await newMember()
    await page.goto('/reviews')
    const write = page.getByRole('region', { name: reviews.write.title })
    await write.getByLabel(reviews.write.text).fill('rövid')
    await write.getByRole('button', { name: reviews.write.submit }).click()
    await expect(write.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOf(page)).toEqual([])
    await write.getByRole('radio').nth(3).check({ force: true })
    await write.getByLabel(reviews.write.text).fill(text)
    await write.getByLabel(reviews.write.name).fill('Ági <b>')
    await write.getByRole('button', { name: reviews.write.submit }).click()
    await expect(write.getByRole('alert')).toContainText(form.kept)
    await write.getByRole('alert').getByRole('link').click()
    await page.getByLabel(login.email).fill(member.email)
    await page.getByLabel(login.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: login.login.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/reviews/)
    await expect(write.getByLabel(reviews.write.text)).toHaveValue(text)
    await expect(write.getByRole('radio').nth(3)).toBeChecked()
    await write.getByRole('button', { name: reviews.write.submit }).click()
    await expect(write.getByText(reviews.write.done)).toBeVisible()
    await expect(write.getByText(reviews.own.state.waiting)).toBeVisible()

    const [own] = (await member.get('/review/mine')).reviews
    const shown = async () => (await (await request.get('/reviews')).text()).includes(own.id)
    await approve(request, own.id)
    // The limit of two seconds is for the page; the rendering time of the browser is not included.
    await expect.poll(shown, { timeout: 2000, intervals: [50] }).toBe(true)
    await page.goto('/reviews')
    const card = page.getByRole('article').filter({ hasText: 'Ági <b>' })
    await expect(card.getByText(text)).toBeVisible()
    await member.post('/review/delete', { subject: 'service' })
    await expect.poll(shown).toBe(false)
  })
})
