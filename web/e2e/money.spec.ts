import { makeGiftDue } from './by-sql'
import { linkInMail } from './mailbox'
import { expectWellMade, field, inMenu, part, start } from './money-pages'
import { browserOf, newMember, signInAs } from './people'
import { giveUp, pay, payWithBadCard } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

test.beforeEach(({ page }) => watchStripe(page))

test('a month is subscribed: a card is declined, another pays, and the next page has full access', async ({
  page,
  context,
  request,
  words,
  baseURL,
}) => {
  const { payment, premium, profile, receipts } = words
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/payment')
  await expect(inMenu(page, '/mydatabase')).toHaveCount(0)
  await page.getByRole('link', { name: payment.plans.monthly }).click()
  await page.getByRole('checkbox', { name: payment.checkout.wantsBilling }).check()
  await expect(field(page, 'billing.email')).toHaveValue(member.email)
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  await payButton.click()
  await expect(field(page, 'billing.postalCode')).toHaveAttribute('aria-invalid', 'true')
  await expectWellMade(page)
  await field(page, 'billing.postalCode').fill('1117')
  await field(page, 'billing.city').fill('Budapest')
  await field(page, 'billing.address').fill('Körösy József utca 9.')
  await payButton.click()

  await payWithBadCard(page)
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.thanks })).toBeFocused()
  await expect(inMenu(page, '/mydatabase')).toHaveCount(1)
  await expectWellMade(page)

  await page.getByRole('link', { name: payment.success.profile }).click()
  await expect(part(page, 'premium')).toContainText(profile.premium.subscriber)
  await expect(inMenu(page, '/mydatabase')).toHaveCount(1)
  await expect(inMenu(page, '/payment')).toHaveCount(0)
  await expect(part(page, 'coupons').getByRole('listitem')).toHaveCount(1)
  await part(page, 'payments')
    .getByRole('link', { name: start(premium.payments.receipt) })
    .click()
  await expect(page.getByRole('heading', { name: receipts.receipt })).toBeVisible()
  await expect(page.getByRole('region', { name: receipts.buyer })).toContainText('1117')
  await expect(page.getByRole('row', { name: receipts.total })).toContainText(/3.?000/)
  await expectWellMade(page)
  expect(await linkInMail(request, member.email, '/receipt/')).toBe(new URL(page.url()).pathname)
})

test('a visitor gives a month as a gift, and a user with an account claims it', async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  const { gifts, payment } = words
  const recipient = await newMember()
  await page.goto('/gift')
  await field(page, 'gift.recipientName').fill('Ágnes')
  await field(page, 'gift.recipientEmail').fill(recipient.email)
  await field(page, 'gift.message').fill('Neked,\nmert te vagy.')
  await field(page, 'gift.giverName').fill('Nagy Béla')
  await field(page, 'gift.giverEmail').fill(`giver-${recipient.email}`)
  await expect(page.getByRole('figure')).toContainText('Neked,')
  await expectWellMade(page)
  await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
  // The buyer cancels and tries again: all values are still filled in, also on the card.
  await giveUp(page, baseURL)
  await page.getByRole('link', { name: payment.cancelled.back }).click()
  await expect(field(page, 'gift.recipientEmail')).toHaveValue(recipient.email)
  await expect(field(page, 'gift.message')).toHaveValue('Neked,\nmert te vagy.')
  await expect(field(page, 'gift.giverName')).toHaveValue('Nagy Béla')
  await expect(page.getByRole('figure')).toContainText('Neked,')
  await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.giftTitle })).toBeFocused()
  await page.goto('/gift')
  await expect(field(page, 'gift.recipientEmail')).toHaveValue('')

  await makeGiftDue(recipient.email)
  const gift = await linkInMail(request, recipient.email, '/gift/')
  await page.goto(gift)
  await expect(page.getByRole('link', { name: gifts.open.register })).toBeVisible()
  await expect(page.locator('main')).toContainText('mert te vagy.')
  await expectWellMade(page)

  const theirs = await browserOf(browser, recipient, baseURL ?? '')
  await theirs.goto(gift)
  await theirs.getByRole('button', { name: gifts.open.claim }).click()
  const claimed = theirs.getByRole('heading', { name: gifts.claimed.title, exact: true })
  await expect(claimed).toBeVisible()
  await expect(inMenu(theirs, '/mydatabase')).toHaveCount(1)

  const others = await browserOf(browser, await newMember(), baseURL ?? '')
  await others.goto(gift)
  await expect(others.getByRole('heading', { name: gifts.claimed.otherTitle })).toBeVisible()
})
