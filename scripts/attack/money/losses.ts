import { about } from '../check.ts'
import { jsonOf } from '../lib/ask.ts'
import { until } from '../lib/assert.ts'
import { nowIn, passTime } from '../lib/clock.ts'
import { checkOut, eventsHandled, inSandbox } from '../lib/paying.ts'
import { newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { killCms, restartBeforeReconciliation } from '../lib/restart.ts'
import { verifyMoney } from '../lib/verify-money.ts'
import { countOf } from './stripe-events.ts'

async function lostEvents(product: Product) {
  const person = await newPerson(product)
  const session = await checkOut(person, { product: 'premium-year' })
  await inSandbox(product, 'webhooks', { mode: 'discard' })
  await killCms(product)
  await inSandbox(product, 'pay', { session })
  await inSandbox(product, 'webhooks', { mode: 'deliver' })
  await restartBeforeReconciliation(product)
  const tier = () =>
    person
      .call('GET', '/user/me')
      .then((answer) => jsonOf<{ user: { tier: string } }>(answer).user.tier)
  const before = await tier()
  const after = await until(
    'the lost payment to be found',
    async () => {
      const now = await tier()
      return now !== 'free' && now
    },
    150_000,
  )
  await eventsHandled(product)
  return `${before}, and ${after} by the reconciliation; ${await verifyMoney(product)}`
}

const incidentsOfIt = "incidents WHERE kind = 'moneyWithoutOrder'"

/** An order may be written after its money came: an incident is raised only after this time. */
const waitedForSeconds = 11 * 60

async function withoutOrder(product: Product) {
  const person = await newPerson(product)
  const before = await countOf(product, incidentsOfIt)
  const session = await checkOut(person, {
    product: 'premium-month',
    gift: {
      giverName: 'Béla',
      recipientName: 'Ágnes',
      recipientEmail: person.email,
      deliverOn: new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Budapest' }).format(
        nowIn(product),
      ),
    },
  })
  // What a database that was restored from yesterday looks like.
  await product.sql(`DELETE FROM orders WHERE session_id = '${session}'`)
  await inSandbox(product, 'pay', { session })
  // Where only the payment itself is reported, its order is waited for.
  await passTime(product, waitedForSeconds)
  await until('an incident', async () => (await countOf(product, incidentsOfIt)) > before)
  return 'an incident is open'
}

export const losses = about('Money', [
  {
    claim: 'Lost events heal',
    what: 'a payment of which no event arrives, over a crash of the cms',
    when: 'last',
    run: lostEvents,
  },
])

/** The very last of all: the fault that it makes stays, and verify:money would name it. */
export const incidents = about('Money', [
  {
    claim: 'Money without an order',
    what: 'a payment whose order is gone',
    when: 'last',
    run: withoutOrder,
  },
])
