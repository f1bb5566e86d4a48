import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from './people'

/** The sandbox that the tests pay at (scripts/stripe-sandbox). */
const stripe = process.env.STRIPE_SANDBOX_URL ?? 'http://localhost:8026'

/** What its buttons say, in every deployment. */
const buttons = {
  pay: /^(Subscribe for|Pay) (?!with)/,
  declined: 'Pay with a card that is declined',
} as const

/** What of a checkout session, an invoice or a list the tests read. */
type Session = { payment_intent: string | null; invoice: string | null; subscription: string }
type Payments = { payments: { data: { payment: { payment_intent: string } }[] } }

/** The operator's hand: `renew`, `fail-renewal`, `refund` … (its table: scripts/stripe-sandbox/operator). */
export async function inSandbox(action: string, data: object) {
  const body = JSON.stringify(data)
  const answer = await fetch(`${stripe}/sandbox/${action}`, { method: 'POST', body })
  expect(answer.status, await answer.text()).toBe(200)
}

async function askStripe<Answer>(path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
  return (await fetch(`${stripe}/v1/${path}`, { headers })).json()
}

/** How Stripe names the subscription and the charge of a paid session. */
export async function paidIn(session: string) {
  const { invoice, subscription, payment_intent } = await askStripe<Session>(
    `checkout/sessions/${session}`,
  )
  if (payment_intent) return { subscription, payment: payment_intent }
  const { payments } = await askStripe<Payments>(`invoices/${invoice}?expand[]=payments`)
  return { subscription, payment: payments.data[0]?.payment.payment_intent }
}

/**
 * Buys something: as a buyer does, but for the pages. The form of Stripe's page is sent, and the page one comes back to
 * is asked, which needs no webhook. How Stripe names what was paid.
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

/** An account with a subscription, and how Stripe names what was paid for it. */
export async function newSubscriber(product: keyof typeof audienceOf = 'premium-year') {
  const member = await newMember()
  const paid = await buy(member, { product })
  return { ...member, audience: audienceOf[product], ...paid }
}

/** On Stripe's page: its bank says no. */
export async function payWithBadCard(page: Page) {
  await page.getByRole('button', { name: buttons.declined }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/** On Stripe's page: pays, and comes back to the deployment under test. */
export async function pay(page: Page, baseURL = '') {
  await page.getByRole('button', { name: buttons.pay }).click()
  await comeBack(page, '/payment/success', baseURL)
}

/** On Stripe's page: leaves it without having paid. */
export async function giveUp(page: Page, baseURL = '') {
  await page.getByRole('link', { name: 'Do not pay' }).click()
  await comeBack(page, '/payment/cancelled', baseURL)
}

/** The cms beside all deployments sends everybody to the Hungarian one; the buyer goes to its own. */
async function comeBack(page: Page, path: string, baseURL: string) {
  await page.waitForURL((url) => url.pathname === path)
  const { origin, pathname, search } = new URL(page.url())
  if (origin !== new URL(baseURL).origin) await page.goto(`${pathname}${search}`)
}
