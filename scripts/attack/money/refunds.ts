import { about, inQuiet } from '../check.ts'
import { jsonOf } from '../lib/ask.ts'
import { assertThat, statusesOf } from '../lib/assert.ts'
import { eventsHandled, newSubscriber } from '../lib/paying.ts'
import { demoMember } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

async function refundsAtOnce(product: Product) {
  const person = await newSubscriber(product)
  const admin = await demoMember(product, 'site-admin')
  await eventsHandled(product)
  const { orders } = jsonOf<{ orders: { id: string; total: { amount: number } }[] }>(
    await person.call('GET', '/order/mine'),
  )
  const [order] = orders
  assertThat(order, 'no order to give back')
  const amount = Math.floor(order.total.amount / 3)
  // The form is opened once and sent twice: it names itself.
  const body = { amount, key: 'a-form-that-was-opened-once', reason: 'attacked' }
  const path = `/admin/payments/${order.id}/refund`
  const known = await admin.call('POST', path, body)
  assertThat(
    known.status === 200,
    `a refund with the key of its form: ${known.status} ${known.text}`,
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => admin.call('POST', path, body)))
  const after = jsonOf<{ orders: { refunded: { amount: number } }[] }>(
    await person.call('GET', '/order/mine'),
  )
  const back = after.orders[0]?.refunded.amount
  assertThat(
    back === amount,
    `${back} of ${order.total.amount} given back for one form of ${amount}`,
  )
  return `${answers.length + 1} clicks of one form: ${back} given back, ${statusesOf(answers)}`
}

export const refunds = about('Closed doors', [
  inQuiet('Two clicks on a refund', 'one form of a refund sent five times', refundsAtOnce),
])
