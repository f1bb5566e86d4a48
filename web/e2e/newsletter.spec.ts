import { linkInMail } from './mailbox'
import { newEmail } from './people'
import { expect, test, visitAs } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor subscribes to the newsletter, changes its settings and unsubscribes', async ({
    page,
    request,
    words,
  }) => {
    const t = words.newsletter
    const email = newEmail()
    await page.goto('/')
    const home = page.locator('#main-newsletter form')
    await home.getByLabel(t.email).fill(email)
    await home.getByRole('checkbox').check()
    await home.getByRole('button', { name: t.submit }).click()
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()

    await page.goto(await linkInMail(request, email, '/newsletter/confirm'))
    await page.getByRole('button', { name: t.confirm.submit }).click()
    await expect(page.getByRole('heading', { name: t.preferences.confirmedTitle })).toBeVisible()
    const offers = page.getByLabel(t.preferences.topic.offers)
    await offers.uncheck()
    await page.getByLabel(t.preferences.rhythm.monthly).check()
    await page.getByRole('button', { name: t.preferences.submit }).click()
    await expect(page.getByRole('status')).toHaveText(t.preferences.saved)
    await expect(offers).not.toBeChecked()
    await expect(page.getByLabel(t.preferences.rhythm.monthly)).toBeChecked()

    await page.getByRole('button', { name: t.preferences.leave }).click()
    await expect(page.getByRole('heading', { name: t.unsubscribe.leftTitle })).toBeVisible()
  })

  test('an invalid link is reported, and so are errors of the form', async ({ page, words }) => {
    const t = words.newsletter
    await page.goto('/newsletter/unsubscribe?token=x')
    await page.getByRole('button', { name: t.unsubscribe.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(/\S/)
    await page.goto('/newsletter/confirm?token=x')
    await page.getByRole('button', { name: t.confirm.submit }).click()
    await expect(page.getByRole('heading', { name: t.confirm.failedTitle })).toBeVisible()
    await page.getByRole('link', { name: t.confirm.again }).click()
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel(t.email).fill('x@')
    await page.locator('main').getByRole('button', { name: t.submit }).click()
    await expect(page.getByLabel(t.email)).toHaveValue('x@')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  })
})

test('with JavaScript a proof of work is sent even by a fast user, and a member finds the switch', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const t = words.newsletter
  await page.goto('/')
  const home = page.locator('#main-newsletter form')
  await home.getByLabel(t.email).fill(newEmail())
  await home.getByRole('checkbox').check()
  const sent = page.waitForRequest('**/api/newsletter/subscribe')
  await home.getByRole('button', { name: t.submit }).click()
  const proof = new URLSearchParams((await sent).postData() ?? '').get('proof')
  expect(JSON.parse(proof ?? '{}')).toHaveProperty('solution')
  await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
  await visitAs(context, 'free', baseURL ?? '')
  await page.goto('/newsletter')
  await page.getByRole('link', { name: t.member.link }).click()
  await expect(page.getByRole('switch')).toBeVisible()
})
