import { ask, jsonOf } from './ask.ts'
import { assertThat, until } from './assert.ts'
import { newPerson, type Person } from './people.ts'
import type { Product } from './product.ts'

/** Begins a payment; the id of its page at the sandbox. */
export async function checkOut(person: Pick<Person, 'call'>, body: Record<string, unknown>) {
  const answer = await person.call('POST', '/payment/checkout', body)
  assertThat(answer.status === 200, `checkout: ${answer.status} ${answer.text}`)
  return sessionOf(jsonOf<{ url: string }>(answer).url)
}

export const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? ''

/** Does something in the sandbox (its table: GET /sandbox). */
export async function inSandbox<T = Record<string, unknown>>(
  { env }: Product,
  action: string,
  body: Record<string, unknown> = {},
) {
  const answer = await ask(env.STRIPE_SANDBOX_URL ?? '', `/sandbox/${action}`, {
    method: 'POST',
    body,
  })
  assertThat(answer.status === 200, `sandbox ${action}: ${answer.status} ${answer.text}`)
  return jsonOf<T>(answer)
}

export async function askSandbox<T>({ env }: Product, question: string) {
  return jsonOf<T>(await ask(env.STRIPE_SANDBOX_URL ?? '', `/sandbox/${question}`))
}

/** What Stripe itself answers. */
export async function askStripe<T>({ env }: Product, path: string) {
  const headers = { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` }
  return jsonOf<T>(await ask(env.STRIPE_API_URL ?? '', `/v1/${path}`, { headers }))
}

/** Events that were received, and of which not everything that follows is done. */
export const openEvents = ({ sql }: Product) =>
  sql(`SELECT id FROM tasks WHERE kind = 'handleEvent' AND state IN ('waiting', 'running')`)

/** Longer than the last pause before Stripe sends again what a cms that was away did not receive. */
const patienceMs = 90_000

/** Waits until all events of Stripe have been received and handled. */
export async function eventsHandled(product: Product) {
  const isDone = async () => {
    const { isIdle } = await askSandbox<{ isIdle: boolean }>(product, 'post')
    return isIdle && (await openEvents(product)).length === 0
  }
  await until('events to be handled', isDone, patienceMs)
}

export const stateOf = async (person: Pick<Person, 'call'>, session: string) =>
  jsonOf<{ state: string }>(await person.call('GET', `/payment/status?session=${session}`)).state

/** Pays at the sandbox, and asks the page one comes back to. */
export async function pay(product: Product, person: Pick<Person, 'call'>, session: string) {
  await inSandbox(product, 'pay', { session })
  const state = await stateOf(person, session)
  assertThat(state === 'paid', `a paid order is "${state}"`)
}

/** An account with a year of premium. */
export async function newSubscriber(product: Product, more: Record<string, unknown> = {}) {
  const person = await newPerson(product, more)
  const session = await checkOut(person, { product: 'premium-year' })
  await pay(product, person, session)
  return { ...person, session }
}

/** An account that bought an analysis of one person. */
export async function newAnalysisBuyer(product: Product) {
  const person = await newPerson(product)
  const session = await checkOut(person, {
    product: 'analysis-short',
    people: [{ name: 'Kovács Béla', date: '1979-12-07' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  await pay(product, person, session)
  const status = jsonOf<{ analysis: string; receipt: string }>(
    await person.call('GET', `/payment/status?session=${session}`),
  )
  return { ...person, session, ...status }
}
