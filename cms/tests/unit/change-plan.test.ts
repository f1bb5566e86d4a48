import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { fulfilInvoice } from '../../src/commerce/payments/fulfilment/fulfil-invoice'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { changePlan } from '../../src/commerce/payments/subscriptions/change-plan'
import type { UserRow } from '../../src/members/users/user-row'
import { tillAlone } from './till-alone'

const { strapi, given, act, buy, calls } = tillAlone()

let agnes: UserRow
let order: OrderRow
let subscription: string

beforeEach(async () => {
  agnes = await given.user()
  order = await buy(agnes, { product: 'premium-month' })
  subscription = order.subscriptionId ?? ''
})
afterEach(() => void jest.restoreAllMocks())

const row = async () => (await given.rows('api::subscription.subscription'))[0]
const atStripe = () => stripe().subscriptions.retrieve(subscription)
const changes = async () =>
  (await calls(`/v1/subscriptions/${subscription}`)).filter(({ method }) => method === 'POST')
const price = (data: object) =>
  strapi.db.query('api::product.product').update({ where: { key: 'premium-year' }, data })

describe('a change of plan', () => {
  test('applies from the next charge on, without a charge now', async () => {
    const [item] = (await atStripe()).items.data
    await changePlan(strapi, agnes.id, 'yearly')
    const [change, ...more] = await changes()
    expect(more).toEqual([])
    expect(change?.parameters).toMatchObject({
      items: [
        {
          id: item?.id,
          price_data: {
            currency: 'huf',
            unit_amount: '3000000',
            product: 'krono-premium-year',
            recurring: { interval: 'year' },
          },
        },
      ],
      proration_behavior: 'none',
      trial_end: String(Date.parse(order.periodEnd ?? '') / 1000),
      metadata: { product: 'premium-year', amount: '3000000', name: 'A premium-year' },
    })
    expect(await row()).toMatchObject({
      productKey: 'premium-year',
      productName: 'A premium-year',
      plan: 'yearly',
      amount: 3_000_000,
      currentPeriodEnd: order.periodEnd,
    })
    expect(await given.rows('api::order.order')).toHaveLength(1)
  })

  test('is mailed with the next date and amount', async () => {
    await changePlan(strapi, agnes.id, 'yearly')
    const sent = (await given.mails()).find(({ mail }) => mail === 'planChanged')
    expect(sent).toMatchObject({
      recipient: agnes.email,
      userId: agnes.id,
      dedupeKey: `planChanged:${subscription}:${(await row()).version}`,
      data: {
        name: 'Ágnes',
        product: 'A premium-year',
        amount: '30\u00A0000\u00A0Ft',
        link: 'http://localhost:3000/profile',
      },
    })
  })

  test('is charged from then on, and grants its own period', async () => {
    await changePlan(strapi, agnes.id, 'yearly')
    await act('renew', { subscription })
    const { data } = await stripe().invoices.list({ subscription, limit: 1 })
    await fulfilInvoice(strapi, data[0]?.id ?? '')
    const renewal = (await given.rows('api::order.order'))[1]
    expect(renewal).toMatchObject({
      state: 'fulfilled',
      productKey: 'premium-year',
      productName: 'A premium-year',
      amount: 3_000_000,
    })
    expect((await given.userNow(agnes.id)).plan).toBe('yearly')
  })

  test('and back again uses the same price at Stripe', async () => {
    await changePlan(strapi, agnes.id, 'yearly')
    await changePlan(strapi, agnes.id, 'monthly')
    await changePlan(strapi, agnes.id, 'yearly')
    expect((await row()).plan).toBe('yearly')
    expect(await changes()).toHaveLength(3)
  })

  test('to the same plan changes nothing', async () => {
    await changePlan(strapi, agnes.id, 'monthly')
    expect(await changes()).toEqual([])
  })

  test('uses the price that an editor created at Stripe, if it is equal', async () => {
    const made = { name: 'Éves', currency: 'huf', amount: 3_000_000, interval: 'year' }
    const { id } = await act('price', made)
    await price({ stripePriceHuf: id })
    await changePlan(strapi, agnes.id, 'yearly')
    expect((await changes())[0]?.parameters).toMatchObject({ items: [{ price: id }] })
  })

  test('uses our price if Stripe’s differs, and raises an incident', async () => {
    const { id } = await act('price', { name: 'É', currency: 'huf', amount: 1, interval: 'year' })
    await price({ stripePriceHuf: id })
    await changePlan(strapi, agnes.id, 'yearly')
    expect((await changes())[0]?.parameters).toMatchObject({
      items: [{ price_data: { unit_amount: '3000000' } }],
    })
    expect(await given.rows('api::incident.incident')).toMatchObject([
      {
        kind: 'priceMismatch',
        reference: `${id} (3000000 huf)`,
        details: { product: 'premium-year', fault: 'differs', stripe: 1, catalogue: 3_000_000 },
      },
    ])
  })

  test('is refused while a charge is owed or in progress', async () => {
    await act('renew', { subscription, isDraft: true })
    await expect(changePlan(strapi, agnes.id, 'yearly')).rejects.toMatchObject({
      code: 'chargeProcessing',
    })
    await act('finalize', { subscription, isRefused: true })
    await expect(changePlan(strapi, agnes.id, 'yearly')).rejects.toMatchObject({
      code: 'paymentOwed',
    })
    expect(await changes()).toEqual([])
  })

  test('without a subscription, or with an ended one, is refused', async () => {
    const none = { code: 'notSubscribed' }
    await expect(changePlan(strapi, 99, 'yearly')).rejects.toMatchObject(none)
    await act('cancel', { subscription })
    await expect(changePlan(strapi, agnes.id, 'yearly')).rejects.toMatchObject(none)
  })

  test('fails if Stripe does not know the price', async () => {
    jest.spyOn(stripe().products, 'create').mockRejectedValueOnce(new Error('silence') as never)
    await expect(changePlan(strapi, agnes.id, 'yearly')).rejects.toThrow('silence')
    expect(await changes()).toEqual([])
  })
})
