import { badParameter, noSuch } from '../errors.mjs'
import { priceOf } from '../shapes/price.mjs'
import { productOf } from '../shapes/product.mjs'
import { currency, fields, oneOf, required, text, whole } from './parameters.mjs'

/** @typedef {import('../world.mjs').World} World */

/** Eight digits, as Stripe allows. */
export const amount = whole({ least: 0, most: 99_999_999 })

const recurring = fields({
  interval: required(oneOf(['day', 'week', 'month', 'year'])),
  interval_count: whole({ least: 1, most: 36 }),
})

/** A price that is told with a checkout or a change of plan. */
export const priceData = fields({
  currency: required(currency),
  unit_amount: required(amount),
  product: text,
  product_data: fields({ name: required(text), description: text }),
  recurring,
})

/**
 * @typedef {object} PriceData
 * @property {string} currency
 * @property {number} [unit_amount]
 * @property {string} [product]
 * @property {{ name: string, description?: string }} [product_data]
 * @property {{ interval: string, interval_count?: number }} [recurring]
 */

/** @param {World} world @param {PriceData} data @param {string} name of the parameter */
function productFor({ store, clock }, data, name) {
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
 * The price of a line: one that is there already, or one that is told.
 *
 * @param {World} world
 * @param {{ price?: string, price_data?: PriceData }} line
 * @param {string} name of the line's parameter
 */
export function priceFor(world, { price: id, price_data: data }, name) {
  const { store, clock } = world
  const found = id && store.prices.get(id)
  if (found) return found
  if (id) throw noSuch('price', id, `${name}[price]`)
  if (!data) {
    throw badParameter(`You must specify \`${name}[price]\` or \`${name}[price_data]\`.`, name)
  }
  const product = productFor(world, data, `${name}[price_data]`)
  const interval = /** @type {import('../shapes/price.mjs').Interval | undefined} */ (
    data.recurring?.interval
  )
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
