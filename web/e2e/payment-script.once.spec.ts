import { open } from './hydrated'
import { watchStripe } from './stripe-script'
import { expect, test, visitAs } from './test'

const script = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false'

test.describe('before a choice about cookies', () => {
  test.use({ hasChosen: false })

  for (const choice of ['decline', 'acceptAll'] as const) {
    test(`Stripe is not contacted before the payment; after it (${choice}) its script loads`, async ({
      page,
      context,
      baseURL,
      words,
    }) => {
      const asked = await watchStripe(page)
      await page.route('https://connect.facebook.net/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await visitAs(context, 'free', baseURL ?? '')
      await open(page, '/payment/monthly')
      await expect(page.getByRole('heading', { name: words.payment.order.title })).toBeVisible()
      expect(asked).toEqual([])
      await page.getByRole('button', { name: words.consent[choice] }).click()
      await expect.poll(() => asked).toEqual([script])
    })
  }
})

test('the script loads on payment pages, by any route to them, and nowhere else', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const asked = await watchStripe(page)
  await visitAs(context, 'free', baseURL ?? '')
  for (const path of ['/', '/profile', '/payment/failure', '/payment/success', '/payment']) {
    await open(page, path)
  }
  expect(asked).toEqual([])
  // The document's policy decides which scripts load: this link loads a new document.
  await page.getByRole('link', { name: words.payment.plans.yearly }).click()
  await expect(page).toHaveURL(/\/payment\/yearly$/)
  await expect.poll(() => asked).toEqual([script])
})

test.describe('with a blocker', () => {
  test.use({ allowed: [/ERR_BLOCKED_BY_CLIENT/] })

  test('a buyer can pay without the script', async ({ page, context, baseURL, words }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'))
    await visitAs(context, 'free', baseURL ?? '')
    // Prefetches of links may be cancelled too.
    const blocked = page.waitForEvent('requestfailed', (request) => request.url() === script)
    await page.goto('/payment/yearly')
    await blocked
    const pay = words.payment.checkout.pay.replace('{total}', '')
    await expect(page.getByRole('button', { name: pay })).toBeEnabled()
  })
})
