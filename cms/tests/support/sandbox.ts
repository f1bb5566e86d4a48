import type { RunningCms } from './running'
import { until } from './until'

type Sandbox = Pick<RunningCms, 'sandboxUrl'>

/** Does something in the Stripe sandbox (its table: GET /sandbox); throws what it answers otherwise than 200. */
export async function inSandbox<T = Record<string, unknown>>(
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

/** Asks the sandbox what it knows: requests, deliveries, post. */
export async function askSandbox<T>({ sandboxUrl }: Sandbox, question: string): Promise<T> {
  return (await fetch(`${sandboxUrl}/sandbox/${question}`)).json()
}

/** Everything that Stripe would have told us by now has been delivered. */
export async function eventsDelivered(cms: Sandbox) {
  const isDone = await until(async () => {
    const { isIdle } = await askSandbox<{ isIdle: boolean }>(cms, 'post')
    return isIdle ? true : undefined
  })
  if (!isDone) throw new Error('The sandbox still delivers.')
}

/** The session at the end of a checkout page's address. */
export const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? ''

/** So many calls stand before Stripe, which does not answer (`pause`): what tests have of a barrier. */
export async function waitingAtStripe(cms: Sandbox, count: number) {
  const isThere = await until(async () => {
    const { waiting } = await askSandbox<{ waiting: number }>(cms, 'waiting')
    return waiting >= count ? true : undefined
  })
  if (!isThere) throw new Error(`There are no ${count} calls.`)
}

/** What Stripe says of a checkout's page now: open, complete or expired. */
export async function pageState(cms: Sandbox, session: string): Promise<string> {
  const page = await fetch(`${cms.sandboxUrl}/v1/checkout/sessions/${session}`, {
    headers: { authorization: 'Bearer sk_sandbox_R4tY7uI9oP2aS5dF8gH1jK3l' },
  })
  return (await page.json()).status
}
