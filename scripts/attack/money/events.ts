import { about, inQuiet } from '../check.ts'
import { jsonOf } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { askSandbox, checkOut, eventsHandled, inSandbox, pay, stateOf } from '../lib/paying.ts'
import { call, newPerson, type Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { countOf, eventsOf } from './stripe-events.ts'

interface Delivery {
  status: number | null
}

async function forged(product: Product) {
  const person = await newPerson(product)
  await inSandbox(product, 'webhooks', { mode: 'deliver' })
  const session = await checkOut(person, { product: 'premium-month' })
  await pay(product, person, session)
  await eventsHandled(product)
  const [event] = await eventsOf(product)
  assertThat(event, 'no event to forge')
  const before = await countOf(product, "tasks WHERE kind = 'handleEvent'")
  const statuses: string[] = []
  for (const signature of ['forged', 'stale', 'missing']) {
    const { deliveries } = await inSandbox<{ deliveries: Delivery[] }>(product, 'deliver', {
      event: event.id,
      times: 5,
      signature,
    })
    assertThat(
      deliveries.every(({ status }) => status === 400 || status === 401 || status === 403),
      `${signature}: ${JSON.stringify(deliveries[0])}`,
    )
    statuses.push(`${signature} ${deliveries[0]?.status}`)
  }
  const invented = {
    id: 'evt_invented',
    type: 'checkout.session.completed',
    data: { object: { id: session, payment_status: 'paid' } },
  }
  for (const header of ['', 't=1,v1=00', 't=,v1=', 'x'.repeat(5000), `t=${Date.now()},v0=1`]) {
    const answer = await call(product, 'POST', '/payment/webhook', {
      body: invented,
      headers: header ? { 'stripe-signature': header } : {},
    })
    assertThat(answer.status >= 400 && answer.status < 500, `invented: ${answer.status}`)
  }
  assertThat(
    (await countOf(product, "tasks WHERE kind = 'handleEvent'")) === before,
    'something was written',
  )
  return `${statuses.join(', ')}; nothing written`
}

const premiumOf = async (person: Person) =>
  jsonOf<{ user: { paidUserExpire: string } }>(await person.call('GET', '/user/me')).user
    .paidUserExpire

/** Every event again, in another order, many at once, beside the page one comes back to. */
async function again(product: Product) {
  const person = await newPerson(product)
  await inSandbox(product, 'webhooks', { mode: 'hold' })
  const session = await checkOut(person, { product: 'premium-year' })
  await inSandbox(product, 'pay', { session })
  const { held } = await askSandbox<{ held: { id: string }[] }>(product, 'post')
  const order = held.map(({ id }) => id).reverse()
  const [states] = await Promise.all([
    inTurns(Array.from({ length: 10 }), 10, () => stateOf(person, session)),
    inSandbox(product, 'release', { order }),
    ...order.map((event) => inSandbox(product, 'deliver', { event, times: 5, isParallel: true })),
  ])
  await inSandbox(product, 'webhooks', { mode: 'deliver' })
  await eventsHandled(product)
  const until1 = await premiumOf(person)
  for (const event of order) await inSandbox(product, 'deliver', { event, times: 2 })
  await eventsHandled(product)
  assertThat(until1 && (await premiumOf(person)) === until1, 'premium grew by a repeated event')
  const { orders } = jsonOf<{ orders: { receipts: unknown[] }[] }>(
    await person.call('GET', '/order/mine'),
  )
  assertThat(orders.length === 1 && orders[0]?.receipts.length === 1, JSON.stringify(orders))
  return `${order.length} events × 8 shuffled, ${states.length} return pages: one order, one receipt`
}

export const events = about('Money', [
  inQuiet('Forged, stale or missing signatures', 'forged, stale and missing signatures', forged),
  inQuiet(
    'Any event, any number of times',
    'events again, shuffled, at once with return pages',
    again,
  ),
])
