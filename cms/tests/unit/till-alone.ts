import { beforeEach } from '@jest/globals'
import type { CheckoutBody, ProductKey } from '@krono/contract'
import { findOrder, type OrderRow } from '../../src/commerce/orders/order-row'
import { checkOut } from '../../src/commerce/payments/checkout/checkout'
import { fulfilSession } from '../../src/commerce/payments/fulfilment/fulfil-session'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { sessionOf } from '../support/sandbox'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'
import { stripeAlone } from './stripe-alone'
import { publishTexts } from './texts-alone'

/** Prices in minor units of forints; all analyses of one kind cost the same. */
export const prices = {
  'premium-month': 300_000,
  'premium-year': 3_000_000,
  'premium-year-extension': 2_000_000,
  'analysis-short': 500_000,
  'analysis-long': 900_000,
} as const satisfies Partial<Record<ProductKey, number>>

/** A gift of Béla for Cili on a future day. */
export const gift = {
  giverName: 'Béla',
  giverEmail: 'bela@people.example',
  recipientName: 'Cili',
  recipientEmail: 'cili@people.example',
  message: '',
  deliverOn: '2030-01-01',
}

type Input = Partial<CheckoutBody> & Pick<CheckoutBody, 'product'>

/** Checkout, orders and Stripe without a running cms: purchases work as over HTTP, without background jobs. */
export function tillAlone() {
  const strapi = databaseAlone()
  const given = givenAlone(strapi)
  const stripe = stripeAlone(strapi)
  const orderNow = async (id: number): Promise<OrderRow> => {
    const order = await findOrder(strapi, { id })
    if (!order) throw new Error(`There is no order ${id}.`)
    return order
  }

  beforeEach(async () => {
    setClock()
    await publishTexts(strapi)
    for (const [key, priceHuf] of Object.entries(prices))
      await strapi.db.query('api::product.product').create({
        data: { key, locale: 'hu', name: `A ${key}`, unlocks: '', priceHuf, priceGbp: 799 },
      })
  })

  /** Begins a payment; returns its order, and the session of Stripe’s page. */
  async function begin(user: UserRow | undefined, body: Input) {
    const people = body.product.startsWith('analysis') && [{ name: 'Ágnes', date: '1984-06-12' }]
    const full = { ...(people && { people }), ...body } as CheckoutBody
    const session = sessionOf(await checkOut(strapi, { user, body: full, network: '192.0.2.1' }))
    const order = await findOrder(strapi, { sessionId: session })
    if (!order) throw new Error('Nothing was begun.')
    return { order, session }
  }

  return {
    strapi,
    given,
    ...stripe,
    orderNow,
    begin,
    /** A coupon for one use, 20 % off unless set otherwise. */
    newCoupon: (more: object = {}) =>
      strapi.db.query('api::coupon.coupon').create({
        data: {
          code: 'NYAR',
          kind: 'percent',
          percent: 20,
          products: [],
          giftOnly: false,
          maxUses: 1,
          maxPerUser: 1,
          uses: 0,
          ...more,
        },
      }),
    /** Begins a payment, pays it and fulfils it; returns the order afterwards. */
    async buy(user: UserRow | undefined, body: Input): Promise<OrderRow> {
      const { order, session } = await begin(user, body)
      await stripe.act('pay', { session })
      await fulfilSession(strapi, session)
      return orderNow(order.id)
    },
  }
}
