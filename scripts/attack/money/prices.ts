import { about, inQuiet } from '../check.ts'
import { jsonOf } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf } from '../lib/assert.ts'
import { createEntry } from '../lib/panel.ts'
import { askStripe, checkOut } from '../lib/paying.ts'
import { call, newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

async function ownPrices(product: Product) {
  const person = await newPerson(product)
  const refused: number[] = []
  for (const more of [
    { price: 1 },
    { amount: 1 },
    { total: 1 },
    { currency: 'huf' },
    { product: 'premium-free' },
    { quantity: 0 },
    { line_items: [] },
  ]) {
    const body = { product: 'premium-year', ...more }
    const { status } = await person.call('POST', '/payment/checkout', body)
    assertThat(status === 400, `${JSON.stringify(more)}: ${status}`)
    refused.push(status)
  }
  const session = await checkOut(person, { product: 'premium-year' })
  const catalogue = jsonOf<{ products: { key: string; price: { amount: number } }[] }>(
    await call(product, 'GET', '/payment/products'),
  )
  const price = catalogue.products.find(({ key }) => key === 'premium-year')?.price.amount
  const { amount_total: total } = await askStripe<{ amount_total: number }>(
    product,
    `checkout/sessions/${session}`,
  )
  assertThat(total === price, `Stripe asks for ${total}, the catalogue for ${price}`)
  return `${refused.length} prices of one's own refused; Stripe is asked for ${total}, the catalogue's`
}

async function lastCoupon(product: Product) {
  const code = `UTOLSO-${Date.now().toString(36).toUpperCase()}`
  await createEntry(product, 'api::coupon.coupon', {
    code,
    kind: 'percent',
    percent: 50,
    maxUses: 1,
  })
  const people = await inTurns(Array.from({ length: 12 }), 2, () => newPerson(product))
  const answers = await Promise.all(
    people.map((person) =>
      person.call('POST', '/payment/checkout', { product: 'premium-month', coupon: code }),
    ),
  )
  const winners = answers.filter(({ status }) => status === 200).length
  assertThat(winners === 1, `${winners} winners: ${statusesOf(answers)}`)
  const [row] = await product.sql(`SELECT uses FROM coupons WHERE code = '${code}'`)
  assertThat(Number(row?.uses) === 1, `${row?.uses} uses`)
  return `${people.length} at once, ${statusesOf(answers)}, 1 use`
}

export const prices = about('Money', [
  inQuiet('Amounts come from our catalogue', "prices of the buyer's own", ownPrices),
  inQuiet('A race for the last coupon', 'twelve who want the last coupon at once', lastCoupon),
])
