import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import Stripe from 'stripe'
import { claimGift } from '../../src/commerce/claims/claim-gift'
import { giftUid } from '../../src/commerce/gifts/gift-row'
import { type OrderRow, orderUid } from '../../src/commerce/orders/order-row'
import { settlePayment } from '../../src/commerce/payments/fulfilment/settle-payment'
import { confirmWithdrawal } from '../../src/commerce/payments/refunds/confirm-withdrawal'
import { followWithdrawal } from '../../src/commerce/payments/refunds/follow-withdrawal'
import { refundOrder } from '../../src/commerce/payments/refunds/refund-order'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { subscriptionUid } from '../../src/commerce/payments/subscriptions/subscription-row'
import { receiptUid } from '../../src/commerce/receipts/issue-receipt'
import { findFaults } from '../../src/commerce/verify-money/find-faults'
import { findNamedOrder } from '../../src/commerce/withdrawals/find-named-order'
import { withdrawalUid } from '../../src/commerce/withdrawals/withdrawal-row'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, buy, act, calls, orderNow } = tillAlone()

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const gift = {
  recipientName: 'Béla',
  recipientEmail: 'bela@people.example',
  giverName: 'Ágnes',
  message: '',
  deliverOn: '',
}

const numberOf = async ({ id }: OrderRow): Promise<string> =>
  (await strapi.db.query(receiptUid).findOne({ where: { orderId: id, kind: 'receipt' } })).number

const named = async (order: OrderRow, email: string | undefined = agnes.email) =>
  findNamedOrder(strapi, { number: await numberOf(order), email }, undefined)

async function withdraw(order: OrderRow) {
  const stated = await confirmWithdrawal(strapi, await named(order))
  const [row] = await given.rows(withdrawalUid)
  await followWithdrawal(strapi, row?.id)
  return stated
}

const mails = async (mail: string) =>
  (await given.rows('api::outgoing-mail.outgoing-mail')).filter((row) => row.mail === mail)

const stateNow = async () => (await given.rows(withdrawalUid)).map(({ state }) => state)

// Each test has its own database, but receipt numbers continue.
const faults = async () =>
  (await findFaults(strapi.db.connection, new Date())).filter(
    (fault) => !fault.startsWith('Receipts of'),
  )

describe('an order is found', () => {
  test('by its number, in any spelling, and an address of the order', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const number = (await numberOf(order)).toLowerCase()
    const found = await findNamedOrder(strapi, { number, email: 'agnes@people.example' }, undefined)
    expect(found.order.id).toBe(order.id)
  })

  test('by an address with accents', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const data = { buyerEmail: 'Kata@Árvíztűrő.hu' }
    await strapi.db.query(orderUid).update({ where: { id: order.id }, data })
    const found = await named(order, 'kata@xn--rvztr-wqa0gx3bwi.hu')
    expect(found.order.id).toBe(order.id)
  })

  test.each([
    ['an unknown number', 'KRONO-1999-000001', 'agnes@people.example'],
    ['another address', undefined, 'bela@people.example'],
    ['no address and no session', undefined, undefined],
  ])('not by %s, always with the same error', async (_name, number, email) => {
    const order = await buy(agnes, { product: 'premium-month' })
    const input = { number: number ?? (await numberOf(order)), email }
    await expect(findNamedOrder(strapi, input, undefined)).rejects.toMatchObject({
      code: 'withdrawalNotFound',
    })
  })

  test('by its id, by its own member only', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const input = { number: order.documentId, email: undefined }
    expect((await findNamedOrder(strapi, input, agnes)).order.id).toBe(order.id)
    const bela = await given.user({ email: 'bela@people.example' })
    await expect(findNamedOrder(strapi, input, bela)).rejects.toMatchObject({
      code: 'withdrawalNotFound',
    })
  })

  test('not by a caller who guesses many addresses', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    for (let tries = 0; tries < 100; tries += 1)
      await expect(named(order, `a${tries}@people.example`)).rejects.toMatchObject({
        code: 'withdrawalNotFound',
      })
    await expect(named(order)).rejects.toMatchObject({ code: 'tooManyRequests' })
  })
})

describe('a buyer who withdraws', () => {
  test('is mailed at once, with the time and the statement; twice is once', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const stated = await withdraw(order)
    expect(await confirmWithdrawal(strapi, await named(order))).toEqual(stated)
    expect(await given.rows(withdrawalUid)).toHaveLength(1)
    const [mail, ...more] = await mails('withdrawalReceived')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: agnes.email })
    const data = mail?.data as Record<string, string>
    expect(data.date).toMatch(/\d{2}:\d{2}:\d{2} \S+$/)
    expect(data.statement).toContain(await numberOf(order))
    expect(data.consequence).toContain('arányos')
  })

  test('from a membership is no longer charged, and refunded by an admin', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    expect(await withdraw(order)).toMatchObject({ effect: 'deduction', state: 'open' })
    expect(await given.rows(subscriptionUid)).toMatchObject([{ status: 'canceled' }])
    expect(await orderNow(order.id)).toMatchObject({ state: 'fulfilled', refundedAmount: 0 })
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('loses the entitlement after a partial refund', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    await withdraw(order)
    await refundOrder(strapi, { order: order.documentId, key: 'by-hand', amount: 200_000 })
    expect(await stateNow()).toEqual(['settled'])
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(false)
    expect(await mails('withdrawalRefund')).toHaveLength(1)
    expect(await mails('refundPart')).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('gets it back when that refund fails at the bank', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    await withdraw(order)
    await refundOrder(strapi, { order: order.documentId, key: 'by-hand', amount: 200_000 })
    const [refund] = await given.rows('api::refund.refund')
    await act('decide-refund', { refund: refund?.stripeId, outcome: 'failed' })
    await settlePayment(strapi, order.paymentIntentId ?? '')
    expect(await stateNow()).toEqual(['open'])
    expect((await given.userNow(agnes.id)).isPaidUser).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('from an unclaimed gift is refunded automatically, once', async () => {
    const order = await buy(agnes, { product: 'premium-month', gift })
    expect(await withdraw(order)).toMatchObject({ effect: 'refund' })
    const [row] = await given.rows(withdrawalUid)
    await followWithdrawal(strapi, row?.id)
    expect(await orderNow(order.id)).toMatchObject({ state: 'refunded', refundedAmount: 300_000 })
    expect(await given.rows(giftUid)).toMatchObject([{ state: 'revoked' }])
    expect((await calls('/v1/refunds')).filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(await stateNow()).toEqual(['settled'])
    expect(await faults()).toEqual([])
  })

  test('from a gift blocks its claim while the refund is pending', async () => {
    const order = await buy(agnes, { product: 'premium-month', gift })
    await confirmWithdrawal(strapi, await named(order))
    const [row] = await given.rows(giftUid)
    const bela = await given.user({ email: 'bela@people.example' })
    await expect(claimGift(strapi, bela.id, row?.token)).rejects.toMatchObject({ code: 'giftOver' })
  })

  test.each([
    ['without a reason', []],
    ['because of a dispute', [{ id: 'dp_1', amount: 300_000, status: 'needs_response' }]],
  ])(
    'with a refund that Stripe refuses %s is handled by admins, who are notified',
    async (_reason, data) => {
      const order = await buy(agnes, { product: 'premium-month', gift })
      jest.spyOn(stripe().disputes, 'list').mockResolvedValue({ data } as never)
      jest.spyOn(stripe().refunds, 'create').mockRejectedValueOnce(
        new Stripe.errors.StripeInvalidRequestError({
          message: 'no',
          type: 'invalid_request_error',
          statusCode: 400,
        }) as never,
      )
      await withdraw(order)
      expect(await given.rows(withdrawalUid)).toMatchObject([{ effect: 'review', state: 'open' }])
      expect(await given.rows('api::incident.incident')).toMatchObject([{ kind: 'refundFailed' }])
    },
  )

  test('too late is refused, and nothing is written', async () => {
    const order = await buy(agnes, { product: 'premium-month' })
    const from = Date.now()
    setClock(() => new Date(from + 16 * 86_400_000))
    await expect(withdraw(order)).rejects.toMatchObject({ code: 'withdrawalLate' })
    expect(await given.rows(withdrawalUid)).toEqual([])
    expect(await mails('withdrawalReceived')).toEqual([])
  })
})
