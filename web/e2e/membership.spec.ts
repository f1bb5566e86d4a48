import { errors } from '../lib/contract/errors'
import { open } from './hydrated'
import { expectWellMade, inMenu, part, start } from './money-pages'
import { newMember, signInAs } from './people'
import { giveUp, newSubscriber, paidIn, pay, runSandboxAction } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

/** Messages of the cms, which serves all deployments and responds in Hungarian. */
const messages = {
  couponNotFound: errors.couponNotFound.hun,
  couponAlreadyRedeemed: errors.couponAlreadyRedeemed.hun,
  couponNotForThis: errors.couponNotForThis.hun,
  extensionNeedsPaidTerm: errors.extensionNeedsPaidTerm.hun,
}

/** The year of an instant, in the product's time zone. */
const yearOf = (instant: string) =>
  Number(
    Intl.DateTimeFormat('en', { timeZone: 'Europe/Budapest', year: 'numeric' }).format(
      Date.parse(instant),
    ),
  )

test.beforeEach(({ page }) => watchStripe(page))

// Responses of pages that are no longer available, and of refused codes.
test.use({ allowed: [/403|404|409/] })

test('a subscriber cancels and withdraws the cancellation, adds a year, and gets a refund', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { payment, premium, profile } = words
  const member = await newSubscriber()
  const { user } = await member.get('/user/me')
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/profile')
  const subscription = part(page, 'subscription')
  await expect(subscription).toContainText(premium.nextCharge)

  await subscription.getByRole('button', { name: premium.cancel.open }).click()
  const dialog = page.getByRole('dialog', { name: premium.cancel.title })
  // Focuses the heading, not the field: a phone would open its keyboard over the text.
  await expect(dialog.getByRole('heading', { name: premium.cancel.title })).toBeFocused()
  await dialog.getByRole('textbox').fill('Túl sok\nminden egyszerre.')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: premium.cancel.submit }).click()
  await expect(subscription).toContainText(start(premium.canceled))
  await subscription.getByRole('button', { name: premium.resume }).click()
  await expect(subscription).toContainText(premium.nextCharge)

  await page.getByRole('link', { name: premium.extend }).click()
  await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.thanks })).toBeFocused()
  const extension = new URL(page.url()).searchParams.get('session') ?? ''
  await page.getByRole('link', { name: payment.success.profile }).click()
  await expect(part(page, 'premium')).toContainText(String(yearOf(user.paidUserExpire) + 1))
  await expectWellMade(page)

  await runSandboxAction('refund', { payment: (await paidIn(extension)).payment })
  await runSandboxAction('refund', { payment: member.payment })
  await expect(async () => {
    await page.goto('/profile')
    await expect(part(page, 'premium')).toContainText(profile.premium.free, { timeout: 1000 })
    await expect(inMenu(page, '/mydatabase')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(part(page, 'payments')).toContainText(premium.payments.state.refunded)
  await page.goto('/mydatabase')
  await expect(page.getByRole('heading', { name: words.premiumRequired.title })).toBeVisible()
})

test('codes are redeemed, refused and used: the price reflects each of them', async ({
  page,
  context,
  words,
  baseURL,
  deployment,
}) => {
  const { coupons, payment } = words
  const { claiming } = coupons
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.goto('/claim-coupon')
  const redeem = async (code: string) => {
    await page.getByRole('textbox', { name: claiming.code }).fill(code)
    await page.getByRole('button', { name: claiming.submit }).click()
  }
  await redeem('nincs-ilyen')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    messages.couponNotFound,
  )
  await redeem('het-nap')
  await expect(page.getByRole('heading', { name: claiming.premiumTitle })).toBeFocused()
  await expect(inMenu(page, '/mydatabase')).toHaveCount(1)
  await open(page, '/claim-coupon?code=HET-NAP')
  await redeem('HET-NAP')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    messages.couponAlreadyRedeemed,
  )
  await redeem('udvozlet')
  await expect(page.getByRole('heading', { name: claiming.doneTitle })).toBeFocused()
  await page.getByRole('link', { name: claiming.toMine }).first().click()
  await expect(page.getByRole('heading', { name: coupons.title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: coupons.code })).toHaveValue('UDVOZLET')
  await expectWellMade(page)

  await page.goto('/payment/monthly')
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  const code = page.getByRole('textbox', { name: payment.checkout.coupon })
  await expect(payButton).toContainText(/3.?000/)
  await code.fill('HET-NAP')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(messages.couponNotForThis)
  await page.getByRole('button', { name: 'UDVOZLET' }).click()
  await expect(payButton).toContainText(/2.?400/)
  await payButton.click()

  await giveUp(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.cancelled.title })).toBeVisible()
  await expect(page.getByText(errors.paymentFailed[deployment])).toHaveCount(0)
  await expectWellMade(page)
  await page.getByRole('link', { name: payment.cancelled.back }).click()
  await expect(code).toHaveValue('UDVOZLET')
  await expect(payButton).toContainText(/2.?400/)
  await payButton.click()
  await pay(page, baseURL)
  await expect(page.locator('main')).toContainText(/2.?400/)
  await page.goto('/my-coupons')
  await expect(page.getByRole('region', { name: coupons.past })).toContainText('UDVOZLET')
})

test('free days do not qualify for a year at half the price: the page gives the reason, and links to the plans', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { coupons } = words
  await signInAs(context, await newMember(), baseURL ?? '')
  await open(page, '/claim-coupon?code=HET-NAP')
  await page.getByRole('button', { name: coupons.claiming.submit }).click()
  await expect(page.getByRole('heading', { name: coupons.claiming.premiumTitle })).toBeFocused()

  await page.goto('/payment/extend')
  await expect(page.locator('main')).toContainText(messages.extensionNeedsPaidTerm)
  await expectWellMade(page)
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/payment')
})
