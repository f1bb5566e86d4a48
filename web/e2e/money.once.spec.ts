import { signInAs } from './people'
import { newSubscriber, runSandboxAction } from './stripe'
import { expect, test } from './test'

test('a renewal that fails is displayed in the profile until another card pays', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { premium } = words
  const member = await newSubscriber('premium-month')
  const { subscription } = member
  await runSandboxAction('fail-renewal', { subscription })
  await signInAs(context, member, baseURL ?? '')
  const state = page.locator('section#subscription')
  await expect(async () => {
    await page.goto('/profile')
    await expect(state).toContainText(premium.pastDue.split('{')[0] ?? '', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.locator('header a[href="/mydatabase"]')).toHaveCount(1)
  // The debt must be paid before a change of plan.
  const otherPlan = state.getByRole('button', { name: premium.change.yearly.open })
  await expect(state).toContainText(premium.change.owed)
  await expect(otherPlan).toHaveCount(0)

  // Stripe's page: the sandbox is English in every deployment.
  await state.getByRole('button', { name: premium.fixCard }).click()
  await page.getByRole('button', { name: 'Replace with a good card' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await runSandboxAction('pay-invoice', { subscription })
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(async () => {
    await page.goto('/profile')
    await expect(state).toContainText(premium.nextCharge, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(otherPlan).toBeVisible()
  await expect(page.locator('section#payments')).toContainText(premium.payments.renewal)
})
