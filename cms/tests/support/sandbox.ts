import type { RunningCms } from './running'
import { until } from './until'

type Sandbox = Pick<RunningCms, 'sandboxUrl'>

/** Runs an action in the Stripe sandbox (list: GET /sandbox); throws any response other than 200. */
export async function sandboxAction<T = Record<string, unknown>>(
  { sandboxUrl }: Sandbox,
  action: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/sandbox/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${action}: ${JSON.stringify(body)}`)
  return body
}

/** Queries the sandbox: requests, deliveries, held events. */
export async function querySandbox<T>({ sandboxUrl }: Sandbox, question: string): Promise<T> {
  return (await fetch(`${sandboxUrl}/sandbox/${question}`)).json()
}

/** Waits until all events due by now have been delivered. */
export async function eventsDelivered(cms: Sandbox) {
  const isDone = await until(async () => {
    const { isIdle } = await querySandbox<{ isIdle: boolean }>(cms, 'post')
    return isIdle ? true : undefined
  })
  if (!isDone) throw new Error('The sandbox still delivers.')
}

/** The session id at the end of a checkout page's URL. */
export const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? ''

/** Waits until `count` calls are pending at Stripe, which does not answer (`pause`): the equivalent of a barrier. */
export async function waitingAtStripe(cms: Sandbox, count: number) {
  const isThere = await until(async () => {
    const { waiting } = await querySandbox<{ waiting: number }>(cms, 'waiting')
    return waiting >= count ? true : undefined
  })
  if (!isThere) throw new Error(`There are no ${count} calls.`)
}

const authorization = 'Bearer sk_sandbox_R4tY7uI9oP2aS5dF8gH1jK3l'

/** State of a checkout page at Stripe: open, complete or expired. */
export async function pageState(cms: Sandbox, session: string): Promise<string> {
  const address = `${cms.sandboxUrl}/v1/checkout/sessions/${session}`
  const page = await fetch(address, { headers: { authorization } })
  return (await page.json()).status
}

type Change = {
  price: { amount: number; interval: 'month' | 'year' }
  metadata?: Readonly<Record<string, string>>
}

/** Changes the price of a subscription at Stripe only: in its dashboard, or in a change that we did not complete. */
export async function updateAtStripe(cms: Sandbox, id: string, { price, metadata = {} }: Change) {
  const address = `${cms.sandboxUrl}/v1/subscriptions/${id}`
  const reported = await (await fetch(address, { headers: { authorization } })).json()
  const [item] = reported.items.data
  const line = 'items[0][price_data]'
  const body = new URLSearchParams({
    'items[0][id]': item.id,
    [`${line}[currency]`]: reported.currency,
    [`${line}[product]`]: item.price.product,
    [`${line}[unit_amount]`]: String(price.amount),
    [`${line}[recurring][interval]`]: price.interval,
    proration_behavior: 'none',
    ...(price.interval === item.price.recurring.interval
      ? {}
      : { trial_end: String(item.current_period_end) }),
  })
  for (const [key, value] of Object.entries(metadata)) body.set(`metadata[${key}]`, value)
  const answer = await fetch(address, { method: 'POST', headers: { authorization }, body })
  if (!answer.ok) throw new Error(await answer.text())
}
