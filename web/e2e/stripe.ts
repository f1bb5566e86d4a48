import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from './people'

/** The sandbox in which the tests pay (scripts/stripe-sandbox). */
const stripe = process.env.STRIPE_SANDBOX_URL ?? 'http://localhost:8026'

/** Labels of its buttons, in every deployment. */
const buttons = {
  pay: /^(Subscribe for|Pay) (?!with)/,
  declined: 'Pay with a card that is declined',
} as const

/** The fields of a checkout session, an invoice or a list that the tests read. */
type Session = { payment_intent: string | null; invoice: string | null; subscription: string }
type Payments = { payments: { data: { payment: { payment_intent: string } }[] } }

/** Executes an operator's action: `renew`, `fail-renewal`, `refund` … (its table: scripts/stripe-sandbox/operator). */
export async function runSandboxAction(action: string, data: object) {
  const body = JSON.stringify(data)
  const answer = await fetch(`${stripe}/sandbox/${action}`, { method: 'POST', body })
  expect(answer.status, await answer.text()).toBe(200)
}

async function fetchFromStripe<Answer>(path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
  return (await fetch(`${stripe}/v1/${path}`, { headers })).json()
}

/** Stripe's ids of the subscription and the payment of a paid session. */
export async function paidIn(session: string) {
  const { invoice, subscription, payment_intent } = await fetchFromStripe<Session>(
    `checkout/sessions/${session}`,
  )
  if (payment_intent) return { subscription, payment: payment_intent }
  const { payments } = await fetchFromStripe<Payments>(`invoices/${invoice}?expand[]=payments`)
  return { subscription, payment: payments.data[0]?.payment.payment_intent }
}

/**
 * Buys something as a buyer does, without a browser: submits the form of Stripe's page, then requests the status as the
 * return page does, which needs no webhook. Resolves to Stripe's ids of the payment.
 */
export async function buy(member: Member, wish: object) {
  const { url } = await member.post('/payment/checkout', wish)
  const card = new URLSearchParams({ card: 'good' })
  const paid = await fetch(url, { method: 'POST', body: card, redirect: 'manual' })
  const back = paid.headers.get('location') ?? ''
  const session = new URL(back).searchParams.get('session') ?? ''
  expect(await member.get(`/payment/status?session=${session}`)).toMatchObject({ state: 'paid' })
  return { session, ...(await paidIn(session)) }
}

const audienceOf = {
  'premium-month': 'subscriber-monthly',
  'premium-year': 'subscriber-yearly',
} as const

/** An account with a subscription, and Stripe's ids of its payment. */
export async function newSubscriber(product: keyof typeof audienceOf = 'premium-year') {
  const member = await newMember()
  const paid = await buy(member, { product })
  return { ...member, audience: audienceOf[product], ...paid }
}

/** On Stripe's page: pays with a declined card. */
export async function payWithBadCard(page: Page) {
  await page.getByRole('button', { name: buttons.declined }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/** On Stripe's page: pays, and returns to the tested deployment. */
export async function pay(page: Page, baseURL = '') {
  await page.getByRole('button', { name: buttons.pay }).click()
  await returnFromStripe(page, '/payment/success', baseURL)
}

/** On Stripe's page: leaves without paying. */
export async function giveUp(page: Page, baseURL = '') {
  await page.getByRole('link', { name: 'Do not pay' }).click()
  await returnFromStripe(page, '/payment/cancelled', baseURL)
}

/** The cms redirects every buyer to the Hungarian deployment; this returns to the tested one. */
async function returnFromStripe(page: Page, path: string, baseURL: string) {
  await page.waitForURL((url) => url.pathname === path)
  const { origin, pathname, search } = new URL(page.url())
  if (origin !== new URL(baseURL).origin) await page.goto(`${pathname}${search}`)
}
