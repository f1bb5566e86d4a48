import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { settleLate, settlePayment } from '../../src/commerce/payments/fulfilment/settle-payment'
import { endCharges } from '../../src/commerce/payments/refunds/end-charges'
import { withOwnerLocks } from '../../src/commerce/payments/refunds/lock-owner-rows'
import { syncRefunds } from '../../src/commerce/payments/refunds/sync-refunds'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, act, buy, orderNow } = tillAlone()

const orders = () => strapi.db.query('api::order.order')
let agnes: UserRow
let order: OrderRow

beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
  order = await buy(agnes, { product: 'premium-month' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

const settle = () => settlePayment(strapi, order.paymentIntentId ?? '')
const now = () => orderNow(order.id)
const isPaidUser = async () => (await given.userNow(agnes.id)).isPaidUser
const credits = async () =>
  (await given.rows('api::receipt.receipt')).slice(1).map(({ amount }) => amount)
const tasks = async () => (await given.rows('api::task.task')).map(({ key }) => key)
const dispute = (more: object = {}) => act('dispute', { payment: order.paymentIntentId, ...more })
const decide = async (id: string, outcome: string) => {
  await act('close-dispute', { dispute: id, outcome })
  await settle()
}

describe('a disputed payment', () => {
  test('suspends the purchase until the decision: won, it is restored', async () => {
    const { id } = await dispute()
    await settle()
    expect([(await now()).state, await isPaidUser()]).toEqual(['disputed', false])
    expect((await given.userNow(agnes.id)).subscriptionId).toBeNull()
    await decide(id, 'won')
    expect([(await now()).state, await isPaidUser()]).toEqual(['fulfilled', true])
    expect((await given.userNow(agnes.id)).subscriptionId).toBe(order.subscriptionId)
    expect(await credits()).toEqual([])
  })

  test('that is lost ends the purchase, with a credit note; won on appeal both are reversed', async () => {
    const { id } = await dispute()
    await decide(id, 'lost')
    expect(await now()).toMatchObject({ state: 'refunded', refundedAmount: 300_000 })
    expect([await isPaidUser(), await credits()]).toEqual([false, [-300_000]])
    expect(await tasks()).toContain(`endCharges:${order.id}`)
    const last = async () => (await given.mails()).at(-1)?.mail
    expect(await last()).toBe('disputeLost')
    await act('close-dispute', { dispute: id, outcome: 'appeal_needs_response' })
    await act('close-dispute', { dispute: id, outcome: 'won' })
    await settle()
    expect(await now()).toMatchObject({ state: 'fulfilled', refundedAmount: 0 })
    expect([await isPaidUser(), await credits()]).toEqual([true, [-300_000, 300_000]])
    expect(await last()).toBe('disputeWon')
  })

  test('in part that is lost takes only that part', async () => {
    const { id } = await dispute({ amount: 100_000 })
    await decide(id, 'lost')
    expect(await now()).toMatchObject({ state: 'fulfilled', refundedAmount: 100_000 })
    expect([await isPaidUser(), await credits()]).toEqual([true, [-100_000]])
  })

  test('by an inquiry suspends nothing', async () => {
    await dispute({ isWarning: true })
    await settle()
    expect([(await now()).state, await isPaidUser()]).toEqual(['fulfilled', true])
  })
})

describe('a refund', () => {
  test('in parts ends the entitlement with the last part', async () => {
    await act('refund', { payment: order.paymentIntentId, amount: 299_999 })
    await settle()
    expect(await now()).toMatchObject({
      state: 'fulfilled',
      refundedAmount: 299_999,
      moneyVersion: 1,
    })
    expect(await tasks()).not.toContain(`endCharges:${order.id}`)
    await act('refund', { payment: order.paymentIntentId })
    await settle()
    expect(await now()).toMatchObject({
      state: 'refunded',
      refundedAmount: 300_000,
      moneyVersion: 2,
    })
    expect(await credits()).toEqual([-299_999, -1])
    expect(await tasks()).toContain(`deferBilling:${agnes.id}`)
    await settle()
    expect((await now()).moneyVersion).toBe(2)
  })

  test('before fulfilment releases the reserved coupon', async () => {
    await orders().update({ where: { id: order.id }, data: { state: 'review', fulfilledAt: null } })
    await strapi.db.query('api::user-coupon.user-coupon').create({
      data: { couponId: 1, userId: agnes.id, sequence: 1, state: 'reserved', orderId: order.id },
    })
    await act('refund', { payment: order.paymentIntentId })
    await settle()
    const held = async () => (await given.rows('api::user-coupon.user-coupon')).at(-1)
    expect([(await now()).state, (await held()).state]).toEqual(['refunded', 'open'])
  })

  test('for a buyer without an account is e-mailed to the paying address', async () => {
    const gift = { giverName: 'B', giverEmail: 'b@people.example', recipientName: 'C', message: '' }
    const input = { ...gift, recipientEmail: 'c@people.example', deliverOn: '2030-01-01' }
    const given_ = await buy(undefined, { product: 'premium-year', gift: input })
    await act('refund', { payment: given_.paymentIntentId })
    await settlePayment(strapi, given_.paymentIntentId ?? '')
    expect((await orderNow(given_.id)).state).toBe('refunded')
    const sent = (await given.mails()).find(({ mail }) => mail === 'refund')
    expect(sent).toMatchObject({
      recipient: 'b@people.example',
      userId: null,
      data: { name: null },
    })
    expect(await given.rows('api::gift.gift')).toMatchObject([{ state: 'revoked' }])
  })
})

describe('an outdated response of Stripe', () => {
  const part = { id: 're_1', by: 'refund' } as const
  const gone = { parts: [{ ...part, amount: 300_000 }], isDisputed: false }
  const nothing = { parts: [{ ...part, amount: 0 }], isDisputed: false }

  test('never overwrites newer data', async () => {
    const before = await now()
    expect(await syncRefunds(strapi, before, gone)).toBe(true)
    expect(await syncRefunds(strapi, before, nothing)).toBe(false)
    expect((await now()).state).toBe('refunded')
    expect(await syncRefunds(strapi, await now(), nothing)).toBe(true)
    expect(await now()).toMatchObject({ state: 'fulfilled', moneyVersion: 2 })
    expect(await syncRefunds(strapi, { ...before, id: 99 }, gone)).toBe(false)
  })

  test('is requested again, eight times at most', async () => {
    const { list } = stripe().disputes
    const spy = jest.spyOn(stripe().disputes, 'list').mockImplementation((async (
      ...given: Parameters<typeof list>
    ) => {
      const moneyVersion = 10 + spy.mock.calls.length
      await orders().update({ where: { id: order.id }, data: { moneyVersion } })
      return list.apply(stripe().disputes, given)
    }) as never)
    await expect(settle()).rejects.toThrow(order.paymentIntentId ?? '')
    expect(spy).toHaveBeenCalledTimes(8)
  })
})

describe('an event of a payment', () => {
  const incidents = async () =>
    (await given.rows('api::incident.incident')).map(({ kind, reference, details }) => [
      kind,
      reference,
      details,
    ])

  test('that is paid and not granted fulfils it first', async () => {
    await orders().update({ where: { id: order.id }, data: { state: 'paid', fulfilledAt: null } })
    await strapi.db.query('api::entitlement.entitlement').deleteMany({ where: {} })
    await strapi.db.query('api::receipt.receipt').deleteMany({ where: {} })
    await settle()
    expect(await now()).toMatchObject({ state: 'fulfilled', fulfilledAt: expect.any(String) })
    expect(await given.rows('api::entitlement.entitlement')).toHaveLength(2)
  })

  test('with more refunds than Stripe answers at once reads a hundred at a time', async () => {
    const spy = jest.spyOn(stripe().refunds, 'list')
    await settle()
    expect(spy).toHaveBeenCalledWith({ payment_intent: order.paymentIntentId ?? '', limit: 100 })
  })

  test('without an order raises an incident with the amount', async () => {
    const { id } = await act('charge', { amount: 123_400, currency: 'huf' })
    setClock(() => new Date('2030-01-10T12:00:00Z'))
    await settlePayment(strapi, id)
    expect(await incidents()).toEqual([])
    const waiting = (await given.rows('api::task.task')).find(({ kind }) => kind === 'findOrder')
    expect(waiting).toMatchObject({
      key: `findOrder:${id}`,
      payload: `{"payment":"${id}"}`,
      dueAt: '2030-01-10T12:10:00.000Z',
    })
    // After ten minutes there is still no order.
    await settleLate(strapi, id)
    const details = { amount: 123_400, currency: 'huf' }
    expect(await incidents()).toEqual([['moneyWithoutOrder', id, details]])
  })

  test('that did not succeed is ignored', async () => {
    const intent = { id: 'pi_x', status: 'requires_payment_method', metadata: {} }
    jest.spyOn(stripe().paymentIntents, 'retrieve').mockResolvedValue(intent as never)
    jest.spyOn(stripe().invoicePayments, 'list').mockResolvedValue({ data: [] } as never)
    await settleLate(strapi, 'pi_x')
    expect(await incidents()).toEqual([])
  })
})

describe('a subscriber with a refund of the last charge', () => {
  const status = async () =>
    (await stripe().subscriptions.retrieve(order.subscriptionId ?? '')).status
  const set = (state: string, id = order.id) => orders().update({ where: { id }, data: { state } })

  test('is charged no more', async () => {
    await set('refunded')
    await endCharges(strapi, order.id)
    expect(await status()).toBe('canceled')
  })

  test.each(['fulfilled', 'disputed'])('is still charged while the order is %s', async (state) => {
    await set(state)
    await endCharges(strapi, order.id)
    expect(await status()).toBe('active')
  })

  test('is still charged if a later charge is not refunded', async () => {
    await set('refunded')
    await given.order({ subscriptionId: order.subscriptionId, state: 'fulfilled' })
    await endCharges(strapi, order.id)
    expect(await status()).toBe('active')
  })

  test('of a product that does not renew has nothing to cancel', async () => {
    const analysis = await buy(agnes, { product: 'analysis-short' })
    await set('refunded', analysis.id)
    await endCharges(strapi, analysis.id)
    await endCharges(strapi, 99)
    expect(await status()).toBe('active')
  })

  test('of an ended subscription causes no call to Stripe', async () => {
    await set('refunded')
    await strapi.db
      .query('api::subscription.subscription')
      .updateMany({ where: {}, data: { status: 'canceled' } })
    await endCharges(strapi, order.id)
    expect(await status()).toBe('active')
  })
})

describe('a user with an entitlement of an order', () => {
  test('is locked before it; the work restarts when another owner was added', async () => {
    const locked: (readonly number[])[] = []
    const work = async (owners: readonly number[]) => {
      locked.push(owners)
      return 'done'
    }
    expect(await withOwnerLocks(strapi, order.id, work)).toBe('done')
    expect(new Set(locked[0])).toEqual(new Set([agnes.id]))
  })

  test.each([
    [7, true],
    [8, false],
  ])('added during %i attempts: it succeeds: %s', async (times, isDone) => {
    let tries = 0
    const { transaction } = strapi.db
    jest.spyOn(strapi.db, 'transaction').mockImplementation((async (...work: never[]) => {
      const isAsked = work.length > 0 && !strapi.db.inTransaction()
      if (isAsked && tries < times) {
        tries += 1
        const late = { source_key: `late:${tries}`, kind: 'term', user_id: 900 + tries }
        await strapi.db.connection('entitlements').insert({ ...late, order_id: order.id })
      }
      return transaction.apply(strapi.db, work as never)
    }) as never)
    const work = withOwnerLocks(strapi, order.id, async (owners) => owners.length)
    if (isDone) expect(await work).toBeGreaterThan(times)
    else await expect(work).rejects.toThrow(`order ${order.id}`)
  })
})
