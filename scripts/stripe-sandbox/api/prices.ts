import type { Account } from '../account.ts'
import { badParameter, noSuch } from '../errors.ts'
import { type Interval, priceOf } from '../shapes/price.ts'
import { productOf } from '../shapes/product.ts'
import { currency, fields, oneOf, required, text, whole } from './parameters.ts'

/** At most eight digits, as in Stripe. */
export const amount = whole({ least: 0, most: 99_999_999 })

const recurring = fields({
  interval: required(oneOf(['day', 'week', 'month', 'year'])),
  interval_count: whole({ least: 1, most: 36 }),
})

/** A price that is defined in a checkout or a change of plan. */
export const priceData = fields({
  currency: required(currency),
  unit_amount: required(amount),
  product: text,
  product_data: fields({ name: required(text), description: text }),
  recurring,
})

interface PriceData {
  currency: string
  unit_amount?: number
  product?: string
  product_data?: { name: string; description?: string }
  recurring?: { interval: string; interval_count?: number }
}

/** @param name of the parameter */
function productFor({ store, clock }: Account, data: PriceData, name: string) {
  const found = data.product && store.products.get(data.product)
  if (found) return found
  if (data.product) throw noSuch('product', data.product, `${name}[product]`)
  if (!data.product_data) {
    throw badParameter(
      'You must specify either `product` or `product_data` when creating a price.',
      name,
    )
  }
  const product = productOf({
    created: clock.now(),
    name: data.product_data.name,
    description: data.product_data.description ?? null,
  })
  store.products.set(product.id, product)
  return product
}

/**
 * The price of a line: an existing one, or a new one from `price_data`.
 *
 * @param name of the line's parameter
 */
export function priceFor(
  account: Account,
  { price: id, price_data: data }: { price?: string; price_data?: PriceData },
  name: string,
) {
  const { store, clock } = account
  const found = id && store.prices.get(id)
  if (found) return found
  if (id) throw noSuch('price', id, `${name}[price]`)
  if (!data) {
    throw badParameter(`You must specify \`${name}[price]\` or \`${name}[price_data]\`.`, name)
  }
  const product = productFor(account, data, `${name}[price_data]`)
  const interval = data.recurring?.interval as Interval | undefined
  const price = priceOf({
    created: clock.now(),
    product: product.id,
    currency: data.currency,
    unitAmount: data.unit_amount ?? 0,
    interval: interval ?? null,
    intervalCount: data.recurring?.interval_count ?? 1,
  })
  store.prices.set(price.id, price)
  return price
}
