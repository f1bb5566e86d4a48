// First: the contract reads its tables once.
import '../../ticket/products.cjs'

import { beforeAll, describe, expect, test } from '@jest/globals'
import { newCoupon } from '../../support/coupons'
import { payForGift } from '../../support/given'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  formKey,
  ordersOf,
  pay,
  paymentOf,
  requestRefund,
} from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { runVerifier } from '../../support/run-program'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { cmsWithTickets } from '../../ticket/cms-with-tickets'

const product = 'course-ticket'
const price = 1_000_000

describe.each(everyCms())('a new product kind on %s', (_name, { database }) => {
  const running = cmsWithTickets(database.name)
  let admin: Member

  beforeAll(async () => {
    admin = await newMember(running(), { isAdmin: true })
  })

  /** A paid ticket with its order and its payment at Stripe. */
  async function paidTicket(more: object = {}) {
    const cms = running()
    const member = await newMember(cms)
    const session = await checkOut(cms, member, { product, ...more })
    await pay(cms, session)
    const [order] = await ordersOf(cms, member)
    if (!order) throw new Error('There is no order.')
    return { cms, member, session, order, payment: await paymentOf(cms, order.id) }
  }

  /** The entitlements of an order: kind, state, and whether they have an owner. */
  const grantedBy = async (orderId: string) =>
    (
      await runSql(
        running(),
        `SELECT e.kind, e.state, e.user_id FROM entitlements e JOIN orders o ON o.id = e.order_id
         WHERE o.document_id = '${orderId}' ORDER BY e.id`,
      )
    ).map(({ kind, state, user_id }) => [kind, state, user_id])

  test('is in the catalogue, and can be bought in parallel with a membership', async () => {
    const cms = running()
    const { products } = (await call(cms, 'GET', '/payment/products')).body
    expect(products).toContainEqual({
      key: product,
      kind: 'ticket',
      name: 'Jegy a tanfolyamra',
      unlocks: ['Két nap'],
      price: { amount: price, currency: 'huf' },
      was: null,
      months: null,
      plan: null,
    })
    const payer = await newPayer(cms)
    const [one, other] = await Promise.all([
      checkOut(cms, payer, { product }),
      checkOut(cms, payer, { product: 'premium-month' }),
    ])
    for (const session of [one, other]) await pay(cms, session)
    const bought = await ordersOf(cms, payer)
    expect(bought.map((order) => [order.product, order.state]).sort()).toEqual([
      [product, 'fulfilled'],
      ['premium-month', 'fulfilled'],
    ])
  })

  test('is fulfilled, shown after the payment, confirmed by e-mail, and has a receipt', async () => {
    const { cms, member, session, order } = await paidTicket()
    const { token } = member
    expect(order).toMatchObject({
      product,
      name: 'Jegy a tanfolyamra',
      state: 'fulfilled',
      total: { amount: price, currency: 'huf' },
      orderStatus: null,
      analysis: null,
      withdrawableUntil: expect.any(String),
    })
    expect(await grantedBy(order.id)).toEqual([['ticket', 'active', member.userId]])
    const path = `/payment/status?session=${session}`
    expect((await call(cms, 'GET', path, { token })).body).toMatchObject({
      state: 'paid',
      product,
      paidUntil: null,
      nextCharge: null,
      analysis: null,
      receipt: order.receipts[0]?.token,
    })
    const receipt = `/receipt/open?token=${order.receipts[0]?.token}`
    expect((await call(cms, 'GET', receipt)).body).toMatchObject({
      number: order.receipts[0]?.number,
    })
    expect((await mailTo(cms, member.email, 'Jegy')).subject).toContain(order.receipts[0]?.number)
    const { user } = (await call(cms, 'GET', '/user/me', { token })).body
    expect(user.tier).toBe('free')
  })

  test('requires neither people nor confirmations', async () => {
    const body = { product, people: [{ name: 'Ágnes', date: '1984-06-12' }] }
    const { token } = await newPayer(running())
    const answer = await call(running(), 'POST', '/payment/checkout', { token, body })
    expect(answer.status).toBe(400)
  })

  test('accepts a coupon for it or for all products, and no other', async () => {
    const cms = running()
    const [own, any] = [await newCoupon(cms, { products: [product] }), await newCoupon(cms)]
    for (const coupon of [own, any]) {
      const { order } = await paidTicket({ coupon })
      expect([order.state, order.total.amount]).toEqual(['fulfilled', 0.8 * price])
    }
    const others = await newCoupon(cms, { products: ['premium-month'] })
    const { token } = await newPayer(cms)
    const body = { product, coupon: others }
    expect((await call(cms, 'POST', '/payment/quote', { token, body })).status).toBe(409)
  })

  test('can be free with a coupon, without Stripe and without a receipt', async () => {
    const cms = running()
    const coupon = await newCoupon(cms, { kind: 'freeProduct', freeProduct: product })
    const { token } = await newPayer(cms)
    const body = { product, coupon }
    expect((await call(cms, 'POST', '/payment/checkout', { token, body })).status).toBe(200)
    const [order] = await ordersOf(cms, { token })
    expect(order).toMatchObject({ state: 'fulfilled', total: { amount: 0 }, receipts: [] })
  })

  test('can be a gift: it belongs to the claimant and follows its payment', async () => {
    const cms = running()
    const { claim, order, payment } = await payForGift(cms, product)
    const states = async () => (await grantedBy(order)).map(([kind, state]) => [kind, state])
    await claim()
    const active = [
      ['gift', 'active'],
      ['ticket', 'active'],
    ]
    expect(await states()).toEqual(active)
    const { id } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    expect(await states()).toEqual(active.map(([kind]) => [kind, 'suspended']))
    await sandboxAction(cms, 'close-dispute', { dispute: id, outcome: 'won' })
    await eventsHandled(cms)
    expect(await states()).toEqual(active)
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect(await states()).toEqual(active.map(([kind]) => [kind, 'revoked']))
  })

  test('ends when an admin refunds it, with a credit note', async () => {
    const { cms, member, order } = await paidTicket()
    expect((await requestRefund(cms, admin, { order: order.id, key: formKey() })).status).toBe(200)
    await eventsHandled(cms)
    const [after] = await ordersOf(cms, member)
    expect(after).toMatchObject({ state: 'refunded', refunded: { amount: price } })
    expect(after?.orderStatus?.is).toBe('over')
    expect(after?.receipts.map(({ kind }) => kind)).toEqual(['credit', 'receipt'])
    expect(await grantedBy(order.id)).toEqual([['ticket', 'revoked', member.userId]])
  })

  test('is suspended during a dispute, and ends when it is lost', async () => {
    const { cms, member, order, payment } = await paidTicket()
    const look = async () => {
      await eventsHandled(cms)
      const [now] = await ordersOf(cms, member)
      return [now?.state, now?.orderStatus?.is, (await grantedBy(order.id))[0]?.[1]]
    }
    const { id } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    expect(await look()).toEqual(['disputed', 'suspended', 'suspended'])
    await sandboxAction(cms, 'close-dispute', { dispute: id, outcome: 'lost' })
    expect(await look()).toEqual(['refunded', 'over', 'revoked'])
  })

  test('is exported; after deletion of the account the order remains without a name', async () => {
    const { cms, member, order } = await paidTicket()
    const { token, password } = member
    const { orders } = (await call(cms, 'GET', '/user/export', { token })).body
    expect(orders).toMatchObject([{ documentId: order.id, productName: order.name, amount: price }])
    const left = await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(left.status).toBe(200)
    const [row] = await runSql(
      cms,
      `SELECT user_id, buyer_email, amount FROM orders WHERE document_id = '${order.id}'`,
    )
    expect(row).toMatchObject({ user_id: null, buyer_email: null })
    expect(Number(row?.amount)).toBe(price)
    for (const [, , owner] of await grantedBy(order.id)) expect(owner).toBe(null)
  })

  test('is counted and found in the back office', async () => {
    const { order } = await paidTicket()
    const path = `/admin/lists/payments?product=${product}`
    const answer = await call(running(), 'GET', path, { token: admin.token })
    expect([answer.status, JSON.stringify(answer.body).includes(order.id)]).toEqual([200, true])
  })

  test('causes no fault in npm run verify:money, which reports a missing entitlement', async () => {
    const { order } = await paidTicket()
    const found = await runVerifier(running().env)
    expect([found.code, found.output]).toEqual([0, expect.stringContaining('nothing wrong')])
    await runSql(
      running(),
      `DELETE FROM entitlements WHERE kind = 'ticket' AND order_id = (
      SELECT id FROM orders WHERE document_id = '${order.id}')`,
    )
    const { code, output } = await runVerifier(running().env)
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`${order.id} (fulfilled) lacks its ticket.`),
    ])
  })
})
