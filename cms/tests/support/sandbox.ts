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
