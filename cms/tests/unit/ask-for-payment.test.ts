import { beforeEach, describe, expect, test } from '@jest/globals'
import type { UserRow } from '../../src/members/users/user-row'
import { gift, prices, tillAlone } from './till-alone'

const { strapi, given, act, calls, begin, orderNow, newCoupon } = tillAlone()

const site = 'http://localhost:3000'
let agnes: UserRow

beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})

const askedFor = async (path: string) =>
  (await calls(path)).filter(({ method }) => method === 'POST').map((call) => call.parameters)
const pageAsked = async () => (await askedFor('/v1/checkout/sessions'))[0]

const oneLine = (price: object) => ({ line_items: [{ price_data: price, quantity: '1' }] })

describe('a checkout page is requested from Stripe', () => {
  test.each([
    ['premium-month', 'month'],
    ['premium-year', 'year'],
  ] as const)('of %s, which renews each %s at its full price', async (product, interval) => {
    const { order } = await begin(agnes, { product })
    const metadata = { order: order.documentId }
    const { stripeCustomerId } = await given.userNow(agnes.id)
    expect(await pageAsked()).toMatchObject({
      mode: 'subscription',
      client_reference_id: order.documentId,
      metadata,
      subscription_data: { metadata },
      customer: stripeCustomerId,
      locale: 'hu',
      success_url: `${site}/payment/success?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/payment/cancelled?product=${product}`,
      expires_at: String(Math.floor(Date.parse(order.createdAt) / 1000) + 3600),
      adaptive_pricing: { enabled: 'false' },
      ...oneLine({
        currency: 'huf',
        unit_amount: String(prices[product]),
        product_data: { name: `A ${product}` },
        recurring: { interval },
      }),
    })
    expect(await pageAsked()).not.toHaveProperty('discounts')
    expect(await pageAsked()).not.toHaveProperty('customer_email')
  })

  test('of a one-time product, with our price', async () => {
    const { order } = await begin(agnes, { product: 'analysis-short' })
    expect(await pageAsked()).toMatchObject({
      mode: 'payment',
      payment_intent_data: { metadata: { order: order.documentId } },
      ...oneLine({
        currency: 'huf',
        unit_amount: '500000',
        product_data: { name: 'A analysis-short' },
      }),
    })
    expect(await pageAsked()).not.toHaveProperty('subscription_data')
  })

  test('at the price that an editor created at Stripe', async () => {
    const { id } = await act('price', {
      name: 'Havi',
      currency: 'huf',
      amount: 300_000,
      interval: 'month',
    })
    await strapi.db
      .query('api::product.product')
      .update({ where: { key: 'premium-month' }, data: { stripePriceHuf: ` ${id} ` } })
    await begin(agnes, { product: 'premium-month' })
    expect(await pageAsked()).toMatchObject({ line_items: [{ price: id, quantity: '1' }] })
  })

  test('with a coupon for the first payment', async () => {
    await newCoupon()
    const { order } = await begin(agnes, { product: 'premium-month', coupon: 'NYAR' })
    expect(await askedFor('/v1/coupons')).toMatchObject([
      {
        id: `order-${order.documentId}`,
        name: 'NYAR',
        duration: 'once',
        amount_off: '60000',
        currency: 'huf',
        max_redemptions: '1',
      },
    ])
    expect(await pageAsked()).toMatchObject({
      discounts: [{ coupon: `order-${order.documentId}` }],
      // A page that reserves a limited coupon gets the shortest lifetime that Stripe allows.
      expires_at: String(Math.floor(Date.parse(order.createdAt) / 1000) + 35 * 60),
    })
  })

  test('by a visitor who gives a gift, with the visitor’s address', async () => {
    await begin(undefined, { product: 'premium-year', gift })
    expect(await pageAsked()).toMatchObject({
      mode: 'payment',
      customer_email: 'bela@people.example',
      cancel_url: `${site}/payment/cancelled?product=premium-year&gift=1`,
    })
    expect(await pageAsked()).not.toHaveProperty('customer')
    expect(await calls('/v1/customers')).toEqual([])
  })
})

describe('a customer at Stripe', () => {
  test('is created with the first payment, and used for the next', async () => {
    await begin(agnes, { product: 'analysis-short' })
    const { stripeCustomerId } = await given.userNow(agnes.id)
    await begin(await given.userNow(agnes.id), { product: 'analysis-long' })
    expect(await calls('/v1/customers')).toMatchObject([
      {
        parameters: {
          email: agnes.email,
          preferred_locales: ['hu'],
          metadata: { user: agnes.documentId },
        },
        idempotencyKey: expect.stringMatching(`^customer:${agnes.documentId}:[0-9a-f]+:0$`),
      },
    ])
    const requested = await askedFor('/v1/checkout/sessions')
    expect(requested.map(({ customer }) => customer)).toEqual([stripeCustomerId, stripeCustomerId])
  })

  test('missing at Stripe is created again, and the payment continues', async () => {
    await begin(agnes, { product: 'analysis-short' })
    const { stripeCustomerId } = await given.userNow(agnes.id)
    await act('delete-customer', { customer: stripeCustomerId })
    const { order } = await begin(await given.userNow(agnes.id), { product: 'analysis-long' })
    const now = await given.userNow(agnes.id)
    expect(now.stripeCustomerId).not.toBe(stripeCustomerId)
    expect([now.stripeCustomerTry, (await orderNow(order.id)).stripeTry]).toEqual([1, 1])
    const keys = (await calls('/v1/customers')).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys.map((key) => key?.split(':').at(-1))).toEqual(['0', '1'])
  })
})
