import { makeGiftDue } from './by-sql'
import { linkInMail } from './mailbox'
import { expectWellMade, part, start } from './money-pages'
import { browserOf, newMember, signInAs } from './people'
import { buy, newSubscriber, runSandboxAction } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

// Some tests open payment pages.
test.beforeEach(({ page }) => watchStripe(page))

// Responses for orders of another user.
test.use({ allowed: [/404/] })

/** Retries until Stripe's event has reached the page. */
const soon = (look: () => Promise<void>) => expect(look).toPass({ timeout: 30_000 })

const giftFor = (recipientEmail: string, deliverOn: string) => ({
  giverName: 'Nagy Béla',
  recipientName: 'Ágnes',
  recipientEmail,
  deliverOn,
})

/** Today in Budapest, in the format of form fields: 2026-11-22. */
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Budapest' }).format()

test('a disputed payment is reported on each of its pages, and to no other user', async ({
  page,
  browser,
  context,
  request,
  words,
  baseURL,
}) => {
  const { orderStatus, analysisPage, download, premium, profile } = words
  const member = await newSubscriber()
  const people = [{ name: 'Ági', date: '1984-06-12' }]
  const confirmations = { areCorrect: true, mayBeInexact: true }
  const bought = await buy(member, { product: 'analysis-short', people, confirmations })
  const file = await linkInMail(request, member.email, '/download/')
  const receipt = await linkInMail(request, member.email, '/receipt/')
  const { orders } = await member.get('/order/mine')
  const [{ analysis }] = orders
  for (const { payment } of [member, bought]) await runSandboxAction('dispute', { payment })

  await signInAs(context, { ...member, audience: 'free' }, baseURL ?? '')
  await soon(async () => {
    await page.goto('/profile')
    await expect(part(page, 'premium')).toContainText(start(profile.premium.suspended), {
      timeout: 1000,
    })
    // The position of the date differs between languages.
    const parts = premium.payments.orderStatus.suspended.split('{date}')
    const [suspended = ''] = parts.toSorted((a, b) => b.length - a.length)
    await expect(part(page, 'payments').getByText(suspended)).toHaveCount(2, { timeout: 1000 })
  })
  await expectWellMade(page)
  await page.goto(receipt)
  await expect(page.getByRole('region', { name: orderStatus.suspended.title })).toBeVisible()
  await expectWellMade(page)
  for (const address of [`/analysis/${analysis.id}`, file]) {
    await page.goto(address)
    await expect(
      page.getByRole('heading', { name: analysisPage.withheld.suspended.title }),
    ).toBeVisible()
    await expect(page.locator('main')).toContainText('@')
    await expectWellMade(page)
  }
  await page.goto(`/payment/success?session=${bought.session}`)
  await expect(page.getByRole('heading', { name: orderStatus.suspended.title })).toBeVisible()

  const others = await browserOf(browser, await newMember(), baseURL ?? '')
  expect((await others.goto(`/analysis/${analysis.id}`))?.status()).toBe(404)
  await others.goto(file)
  await expect(others.getByRole('heading', { name: download.suspended })).toBeVisible()
  await expect(others.locator('main')).not.toContainText('Ági')
})

test('a refunded analysis says that it has ended, and links to a new order', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { orderStatus, analysisPage } = words
  const member = await newMember()
  const people = [{ name: 'Ági', date: '1984-06-12' }]
  const confirmations = { areCorrect: true, mayBeInexact: true }
  const bought = await buy(member, { product: 'analysis-short', people, confirmations })
  const { orders } = await member.get('/order/mine')
  const [{ analysis, receipts }] = orders
  await runSandboxAction('refund', { payment: bought.payment })
  await signInAs(context, member, baseURL ?? '')
  await soon(async () => {
    await page.goto(`/analysis/${analysis.id}`)
    await expect(page.getByRole('heading', { name: analysisPage.withheld.over.title })).toBeVisible(
      { timeout: 1000 },
    )
  })
  await page.getByRole('link', { name: analysisPage.withheld.order }).click()
  await expect(page).toHaveURL(/\/analysis\?product=analysis-short/)
  await page.goto(`/receipt/${receipts[0].token}`)
  await expect(page.getByRole('region', { name: orderStatus.over.title })).toContainText(/2.?990/)
  await page.goto(`/payment/success?session=${bought.session}`)
  await expect(page.getByRole('heading', { name: orderStatus.over.title })).toBeVisible()
})

test('a refunded gift is reported to its recipient', async ({ page, request, words }) => {
  const { gifts } = words
  const [giver, recipient] = [await newMember(), await newMember()]
  const gift = giftFor(recipient.email, today())
  const { payment } = await buy(giver, { product: 'premium-month', gift })
  await makeGiftDue(recipient.email)
  const address = await linkInMail(request, recipient.email, '/gift/')
  await runSandboxAction('refund', { payment })
  await soon(async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: gifts.revoked.title })).toBeVisible({
      timeout: 1000,
    })
  })
  await expect(page.getByRole('button', { name: gifts.open.claim })).toHaveCount(0)
  await expectWellMade(page)
})

test('a debt stays visible after every action, and cancelling reports the amount owed', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { premium, profile } = words
  const member = await newSubscriber()
  await runSandboxAction('fail-renewal', { subscription: member.subscription })
  await signInAs(context, member, baseURL ?? '')
  const debt = page.getByText(profile.debt)
  const state = part(page, 'subscription')
  await soon(async () => {
    await page.goto('/profile')
    await expect(debt).toBeVisible({ timeout: 1000 })
  })
  await page.getByRole('link', { name: profile.debtLink }).click()
  await expect(page).toHaveURL(/#subscription$/)
  await state.getByRole('button', { name: premium.cancel.open }).click()
  const dialog = page.getByRole('dialog', { name: premium.cancel.title })
  await expect(dialog).toContainText(start(premium.cancel.textOwed))
  await expectWellMade(page)
  await dialog.getByRole('button', { name: premium.cancel.submit }).click()
  await expect(state).toContainText(start(premium.pastDueCanceled))
  await expect(debt).toBeVisible()
  await expect(state.getByRole('button', { name: premium.fixCard })).toBeVisible()
  await expectWellMade(page)
  await state.getByRole('button', { name: premium.resume }).click()
  await expect(state).toContainText(start(premium.pastDue))
  await expect(debt).toBeVisible()
})

test('an added year displays the next charge, before and after its payment', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { payment, premium } = words
  const member = await newSubscriber('premium-month')
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/payment/extend')
  await expect(page.locator('main')).toContainText(payment.order.beside)
  const said = await page
    .locator('dt', { hasText: payment.order.charged })
    .locator('+ dd')
    .textContent()
  await expectWellMade(page)
  const { session } = await buy(member, { product: 'premium-year-extension' })
  await page.goto(`/payment/success?session=${session}`)
  await expect(page.locator('main')).toContainText(start(payment.success.nextCharge))
  await page.goto('/profile')
  const state = part(page, 'subscription')
  await expect(state).toContainText(premium.causes.extension)
  const day = (text: string | null) => /\d{4}\D+\d+|\d+\D+\d{4}/.exec(text ?? '')?.[0]
  const charge = await state.locator('dd').last().textContent()
  expect(day((charge ?? '').split(',').slice(1).join(','))).toBe(day(said))
  await expect(part(page, 'premium')).toContainText(day(said) ?? 'no day')
})

test('deleting the account lists the data to delete before it asks for the password', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { deactivation } = words.profile
  const member = await newSubscriber()
  const people = [{ name: 'Ági', date: '1984-06-12' }]
  await buy(member, {
    product: 'analysis-short',
    people,
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  await buy(member, {
    product: 'premium-month',
    gift: giftFor('erika@people.example', today()),
  })
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/profile#deactivation')
  const listed = part(page, 'deactivation').getByRole('listitem')
  const losses = part(page, 'deactivation').locator('div', { hasText: deactivation.losses.lead })
  await expect(losses.last()).toBeVisible()
  for (const text of [start(deactivation.losses.membership), 'Ági', 'Ágnes'])
    await expect(listed.filter({ hasText: text })).toHaveCount(1)
  await expect(listed.filter({ hasText: deactivation.losses.subscription })).toHaveCount(1)
  // The analysis included in the year.
  const { coupons } = await member.get('/coupon/mine')
  await expect(listed.filter({ hasText: coupons[0].code })).toHaveCount(1)
  await expect(page.locator('[name="password"]')).toBeHidden()
  await expectWellMade(page)
  await page.getByRole('button', { name: deactivation.open }).click()
  const dialog = page.getByRole('dialog', { name: deactivation.dialogTitle })
  await expect(dialog).toContainText(deactivation.dialogLosses)
})
