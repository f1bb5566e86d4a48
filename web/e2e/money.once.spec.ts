import { newMember, signInAs } from './people'
import { inSandbox, subscribe } from './stripe'
import { expect, test } from './test'

test('a renewal that fails shows in the profile until another card pays', async ({
  page,
  context,
  request,
  words,
  baseURL,
}) => {
  const { premium } = words
  const member = await newMember()
  const { subscription } = await subscribe(request, member)
  await inSandbox(request, 'fail-renewal', { subscription })
  await signInAs(context, { ...member, audience: 'subscriber-yearly' }, baseURL ?? '')
  const state = page.locator('section#subscription')
  await expect(async () => {
    await page.goto('/profile')
    await expect(state).toContainText(premium.pastDue.split('{')[0] ?? '', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.locator('header a[href="/mydatabase"]')).toHaveCount(1)

  // At Stripe's: the sandbox speaks Hungarian, as the deployment does.
  await state.getByRole('button', { name: premium.fixCard }).click()
  await page.getByRole('button', { name: 'Csere jó kártyára' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await inSandbox(request, 'pay-invoice', { subscription })
  await page.getByRole('link', { name: 'Vissza az oldalra' }).click()
  await expect(async () => {
    await page.goto('/profile')
    await expect(state).toContainText(premium.nextCharge, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.locator('section#payments')).toContainText(premium.payments.renewal)
})
