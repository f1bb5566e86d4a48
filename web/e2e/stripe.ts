import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Member } from './people'

/** The sandbox that the tests pay at (scripts/stripe-sandbox). */
const stripe = process.env.STRIPE_SANDBOX_URL ?? 'http://localhost:8026'

/** What its buttons say: the cms beside all deployments of the tests speaks Hungarian. */
const buttons = {
  pay: /^(Előfizetek|Kifizetem): /,
  declined: 'Fizetés elutasított kártyával',
} as const

/** What of a checkout session, an invoice or a list the tests read. */
type Session = { payment_intent: string | null; invoice: string | null; subscription: string }
type Payments = { payments: { data: { payment: { payment_intent: string } }[] } }

/** The operator's hand: `renew`, `fail-renewal`, `refund` … (its table: scripts/stripe-sandbox/operator). */
export async function inSandbox(request: APIRequestContext, action: string, data: object) {
  const answer = await request.post(`${stripe}/sandbox/${action}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function askStripe<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
  return (await request.get(`${stripe}/v1/${path}`, { headers })).json()
}

/** How Stripe names the subscription and the charge of a paid session. */
export async function paidIn(request: APIRequestContext, session: string) {
  const { invoice, subscription, payment_intent } = await askStripe<Session>(
    request,
    `checkout/sessions/${session}`,
  )
  if (payment_intent) return { subscription, payment: payment_intent }
  const { payments } = await askStripe<Payments>(request, `invoices/${invoice}?expand[]=payments`)
  return { subscription, payment: payments.data[0]?.payment.payment_intent }
}

/** Makes a subscriber of a member, past the pages. */
export async function subscribe(request: APIRequestContext, member: Member) {
  const { url } = await member.post('/payment/checkout', { product: 'premium-year' })
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  await inSandbox(request, 'pay', { session })
  expect(await member.get(`/payment/status?session=${session}`)).toMatchObject({ state: 'paid' })
  return paidIn(request, session)
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
  await page.getByRole('link', { name: 'Mégsem fizetek' }).click()
  await comeBack(page, '/payment/failure', baseURL)
}

/** The cms beside all deployments sends everybody to the Hungarian one; the buyer goes to its own. */
async function comeBack(page: Page, path: string, baseURL: string) {
  await page.waitForURL((url) => url.pathname === path)
  const { origin, pathname, search } = new URL(page.url())
  if (origin !== new URL(baseURL).origin) await page.goto(`${pathname}${search}`)
}
