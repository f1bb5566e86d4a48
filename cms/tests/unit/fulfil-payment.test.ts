import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { orderOfPayment } from '../../src/commerce/payments/checkout/order-of-payment'
import { fulfilOrder } from '../../src/commerce/payments/fulfilment/fulfil-order'
import { fulfilSession } from '../../src/commerce/payments/fulfilment/fulfil-session'
import { settlePayment } from '../../src/commerce/payments/fulfilment/settle-payment'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy, orderNow } = tillAlone()

const orders = () => strapi.db.query('api::order.order')
const incidentsNow = async () =>
  (await given.rows('api::incident.incident')).map(({ kind, reference, details }) => ({
    kind,
    reference,
    details,
  }))

let agnes: UserRow

beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const change = (order: OrderRow, data: object) => orders().update({ where: { id: order.id }, data })

describe('a paid checkout page', () => {
  test('grants the order, and stores Stripe’s data', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const [subscription] = await given.rows('api::subscription.subscription')
    const atStripe = await stripe().subscriptions.retrieve(order.subscriptionId ?? '')
    const end = new Date((atStripe.items.data[0]?.current_period_end ?? 0) * 1000).toISOString()
    const { paymentIntentId, invoiceId } = order
    expect([paymentIntentId?.slice(0, 3), invoiceId?.slice(0, 3)]).toEqual(['pi_', 'in_'])
    expect(order).toMatchObject({
      state: 'fulfilled',
      subscriptionId: atStripe.id,
      periodStart: new Date(atStripe.start_date * 1000).toISOString(),
      periodEnd: end,
      paidAt: expect.any(String),
      fulfilledAt: expect.any(String),
      dedupeKey: null,
    })
    expect(subscription).toMatchObject({
      stripeId: atStripe.id,
      userId: agnes.id,
      customerId: atStripe.customer,
      productKey: 'premium-month',
      plan: 'monthly',
      amount: 300_000,
      currency: 'huf',
      status: 'active',
      currentPeriodEnd: end,
      cancelAtPeriodEnd: false,
      pastDueSince: null,
      endedAt: null,
    })
    expect(await given.userNow(agnes.id)).toMatchObject({
      paidUserExpire: end,
      subscriptionId: atStripe.id,
      subscriptionCanceled: false,
    })
    expect(await given.rows('api::receipt.receipt')).toMatchObject([
      { kind: 'receipt', orderId: order.id, userId: agnes.id, amount: 300_000 },
    ])
  })

  test('grants it once, however often and by any caller it is checked', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const known = await given.entitlements()
    const look = [
      () => fulfilSession(strapi, order.sessionId ?? ''),
      () => fulfilOrder(strapi, order),
      () => settlePayment(strapi, order.paymentIntentId ?? ''),
    ]
    await Promise.all(look.map((one) => one()))
    expect(await given.entitlements()).toEqual(known)
    expect(await given.rows('api::receipt.receipt')).toHaveLength(1)
    expect(await orderNow(order.id)).toMatchObject({
      state: 'fulfilled',
      fulfilledAt: order.fulfilledAt,
    })
  })

  test('has its address in the e-mail, and a number on its receipt', async () => {
    await buy(agnes, { product: 'premium-month' })
    const [receipt] = await given.rows('api::receipt.receipt')
    const [mail] = await given.mails()
    expect(mail.data.link).toBe(`http://localhost:3000/receipt/${receipt.token}`)
    expect(receipt.number).toMatch(/^KRONO-\d{4}-\d{6}$/)
  })

  test('of a subscriber moves the next charge to the end of the term', async () => {
    await buy(agnes, { product: 'analysis-short' })
    const tasks = await given.rows('api::task.task')
    expect(tasks.map(({ key }) => key)).toContain(`deferBilling:${agnes.id}`)
  })

  test('of an analysis composes it from the published texts', async () => {
    await buy(agnes, { product: 'analysis-short' })
    const [analysis] = await given.rows('api::analysis.analysis')
    const [edition] = await given.rows('api::text-edition.text-edition')
    expect(analysis.textVersion).toBe(edition.version)
  })

  test.each([
    ['amount', { amount: 299_999 }, { paidAmount: 299_999, paidCurrency: 'huf' }],
    ['currency', { currency: 'gbp' }, { paidAmount: 300_000, paidCurrency: 'gbp' }],
    ['currency that we do not take', { currency: 'eur' }, { paidAmount: null, paidCurrency: null }],
  ])('with another %s needs review, and grants nothing', async (_what, paid, kept) => {
    const { order, session } = await begin(agnes, { product: 'premium-month' })
    await act('pay', { session })
    await act('alter', { session, ...paid })
    await fulfilSession(strapi, session)
    const now = await orderNow(order.id)
    expect(now).toMatchObject({ state: 'review', ...kept, paidAt: expect.any(String) })
    expect(await given.entitlements()).toEqual([])
    expect(await incidentsNow()).toEqual([
      {
        kind: 'amountMismatch',
        reference: order.documentId,
        details: { order: order.documentId },
      },
    ])
    // A payment of another amount starts no subscription.
    expect((await given.userNow(agnes.id)).subscriptionId).toBeNull()
  })

  test.each([
    ['that waited for it has its place in the campaign', 'pending', 0],
    ['that was given up takes it again, also where none is left', 'failed', 1],
  ] as const)('for an order %s', async (_what, state, taken) => {
    const campaigns = strapi.db.query('api::campaign.campaign')
    const { id } = await campaigns.create({ data: { name: 'Ősz', uses: 0, budget: 0 } })
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await change(order, { state, campaignId: id })
    await act('pay', { session })
    await fulfilSession(strapi, session)
    expect((await orderNow(order.id)).state).toBe('fulfilled')
    expect((await campaigns.findOne({ where: { id } })).uses).toBe(taken)
    // A second run finds it already paid.
    await fulfilSession(strapi, session)
    expect((await campaigns.findOne({ where: { id } })).uses).toBe(taken)
  })
})

describe('an unpaid checkout page', () => {
  test('is unchanged while it is open', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await fulfilSession(strapi, session)
    expect((await orderNow(order.id)).state).toBe('pending')
  })

  test('fails its order when it expires, and releases its reservations', async () => {
    const campaigns = strapi.db.query('api::campaign.campaign')
    const { id: campaignId } = await campaigns.create({ data: { name: 'Ősz', uses: 1, budget: 1 } })
    const { order, session } = await begin(agnes, {
      product: 'analysis-short',
      coupon: await held(),
    })
    await change(order, { campaignId })
    await act('expire', { session })
    const reserved = async () =>
      (await given.rows('api::user-coupon.user-coupon')).map(({ state }) => state)
    expect(await reserved()).toEqual(['reserved'])
    await fulfilSession(strapi, session)
    expect(await orderNow(order.id)).toMatchObject({
      state: 'failed',
      failedAt: expect.any(String),
      dedupeKey: null,
    })
    expect(await reserved()).toEqual(['released'])
    expect((await campaigns.findOne({ where: { id: campaignId } })).uses).toBe(0)
  })

  test('of another Stripe account cannot be paid, and fails its order', async () => {
    const order = await given.order({ state: 'pending', sessionId: 'cs_test_elsewhere' })
    await fulfilSession(strapi, 'cs_test_elsewhere')
    expect((await orderNow(order.id)).state).toBe('failed')
    await fulfilSession(strapi, 'cs_test_unknown')
    expect(await incidentsNow()).toEqual([])
  })

  test('is checked again when Stripe does not answer', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await act('faults', { kind: 'revoked', path: '/v1/checkout/sessions' })
    await expect(fulfilSession(strapi, session)).rejects.toThrow()
    expect((await orderNow(order.id)).state).toBe('pending')
  })
})

describe('a payment without an order of ours', () => {
  test('on a page raises an incident', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await act('pay', { session })
    await orders().delete({ where: { id: order.id } })
    await fulfilSession(strapi, session)
    expect(await incidentsNow()).toMatchObject([{ kind: 'moneyWithoutOrder', reference: session }])
  })

  test('on a page that another program created raises one too', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await act('pay', { session })
    await change(order, { sessionId: 'cs_test_own' })
    await fulfilSession(strapi, session)
    expect((await orderNow(order.id)).state).toBe('pending')
    expect(await incidentsNow()).toMatchObject([{ kind: 'moneyWithoutOrder', reference: session }])
  })

  test('that does not exist is ignored', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await orders().delete({ where: { id: order.id } })
    await act('expire', { session })
    await fulfilSession(strapi, session)
    expect(await incidentsNow()).toEqual([])
  })
})

describe('the order of a payment', () => {
  test('is found by it', async () => {
    const order = await buy(agnes, { product: 'analysis-short' })
    expect((await orderOfPayment(strapi, order.paymentIntentId ?? ''))?.id).toBe(order.id)
  })

  test.each(['analysis-short', 'premium-month'] as const)(
    'of %s is fulfilled first, when the payment’s event arrives before it',
    async (product) => {
      const { order, session } = await begin(agnes, { product })
      await act('pay', { session })
      const paid = await stripe().checkout.sessions.retrieve(session, {
        expand: ['invoice.payments'],
      })
      const invoice = paid.invoice && typeof paid.invoice !== 'string' ? paid.invoice : undefined
      const ofInvoice = invoice?.payments?.data[0]?.payment.payment_intent
      const payment = String(paid.payment_intent ?? ofInvoice)
      const found = await orderOfPayment(strapi, payment)
      expect(found).toMatchObject({ id: order.id, state: 'fulfilled', paymentIntentId: payment })
    },
  )
})

describe('a free order', () => {
  test('is fulfilled without Stripe, with an e-mail and no receipt', async () => {
    await strapi.db.query('api::coupon.coupon').create({
      data: { code: 'FREE', kind: 'freeProduct', freeProduct: 'analysis-short', ...forAll },
    })
    const address = await begin(agnes, { product: 'analysis-short', coupon: 'FREE' }).catch(
      () => '',
    )
    expect(address).toBe('')
    const [order] = await given.rows('api::order.order')
    expect(order).toMatchObject({
      state: 'fulfilled',
      amount: 0,
      paymentIntentId: null,
      paidAt: expect.any(String),
    })
    expect(await given.rows('api::receipt.receipt')).toEqual([])
    expect((await given.mails()).map(({ mail }) => mail)).toEqual(['ordered'])
    expect((await given.rows('api::user-coupon.user-coupon')).map(({ state }) => state)).toEqual([
      'used',
    ])
  })

  test('that renews later needs Stripe', async () => {
    await strapi.db.query('api::coupon.coupon').create({
      data: { code: 'FREE', kind: 'freeProduct', freeProduct: 'premium-month', ...forAll },
    })
    const order = await buy(agnes, { product: 'premium-month', coupon: 'FREE' })
    expect(order).toMatchObject({ state: 'fulfilled', amount: 0, price: 300_000 })
    expect((await given.userNow(agnes.id)).subscriptionId).toBe(order.subscriptionId)
  })
})

const forAll = { products: [], giftOnly: false, maxUses: 9, maxPerUser: 1, uses: 0 }

async function held() {
  await strapi.db.query('api::coupon.coupon').create({
    data: { code: 'NYAR', kind: 'percent', percent: 20, ...forAll },
  })
  return 'NYAR'
}

describe('a coupon of a paid order', () => {
  test('is marked used with the order', async () => {
    await buy(agnes, { product: 'analysis-short', coupon: await held() })
    expect(await given.rows('api::user-coupon.user-coupon')).toMatchObject([{ state: 'used' }])
    expect(await incidentsNow()).toEqual([])
  })

  test('that was not reserved for the order needs review', async () => {
    const { order, session } = await begin(agnes, {
      product: 'analysis-short',
      coupon: await held(),
    })
    await strapi.db.query('api::user-coupon.user-coupon').deleteMany({})
    await act('pay', { session })
    await fulfilSession(strapi, session)
    expect((await orderNow(order.id)).state).toBe('fulfilled')
    const coupon = (await orderNow(order.id)).userCouponId
    expect(await incidentsNow()).toEqual([
      { kind: 'couponMismatch', reference: order.documentId, details: { coupon } },
    ])
  })
})

describe('a payer with a deleted account', () => {
  test.each(['premium-month', 'analysis-short'] as const)(
    'gets a refund for %s, is not charged again, and has no entitlements',
    async (product) => {
      const { order, session } = await begin(agnes, { product })
      await act('pay', { session })
      await orders().updateMany({ where: {}, data: { userId: null } })
      await fulfilSession(strapi, session)
      const now = await orderNow(order.id)
      expect(now.state).toBe('paid')
      expect(await given.entitlements()).toEqual([])
      expect(await given.rows('api::refund.refund')).toMatchObject([
        { key: `left:${order.documentId}`, amount: now.amount, state: 'done' },
      ])
      if (now.subscriptionId)
        expect((await stripe().subscriptions.retrieve(now.subscriptionId)).status).toBe('canceled')
      await settlePayment(strapi, now.paymentIntentId ?? '')
      expect((await orderNow(order.id)).state).toBe('refunded')
      expect(await incidentsNow()).toEqual([])
    },
  )

  test('is not treated as a visitor with a gift', async () => {
    const gift = { giverName: 'B', giverEmail: 'b@people.example', recipientName: 'C', message: '' }
    const input = { ...gift, recipientEmail: 'c@people.example', deliverOn: '2030-01-01' }
    const order = await buy(undefined, { product: 'premium-month', gift: input })
    expect(order.state).toBe('fulfilled')
    expect(await given.rows('api::gift.gift')).toHaveLength(1)
  })

  test('is refunded also if the order still refers to the account', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await act('pay', { session })
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: agnes.id } })
    await fulfilSession(strapi, session)
    expect((await orderNow(order.id)).state).toBe('paid')
    expect(await given.rows('api::refund.refund')).toHaveLength(1)
  })

  test('of a free order gets no refund', async () => {
    const { id } = await given.order({ userId: null, amount: 0, state: 'paid' })
    await fulfilOrder(strapi, { id })
    expect(await orderNow(id)).toMatchObject({
      state: 'fulfilled',
      fulfilledAt: expect.any(String),
    })
    expect(await given.rows('api::refund.refund')).toEqual([])
  })

  test('raises an incident when Stripe refuses the refund, and is retried when Stripe does not answer', async () => {
    const { order, session } = await begin(agnes, { product: 'analysis-short' })
    await act('pay', { session })
    await orders().updateMany({ where: {}, data: { userId: null } })
    const create = jest.spyOn(stripe().refunds, 'create')
    create.mockRejectedValueOnce(new Error('silence') as never)
    await expect(fulfilSession(strapi, session)).rejects.toMatchObject({ code: 'refundUnclear' })
    expect(await incidentsNow()).toEqual([])
    await strapi.db
      .query('api::refund.refund')
      .updateMany({ where: {}, data: { state: 'refused' } })
    await fulfilOrder(strapi, order)
    expect(await incidentsNow()).toMatchObject([
      { kind: 'fulfilmentFailed', reference: order.documentId },
    ])
  })
})
