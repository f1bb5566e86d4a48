import { describe, expect, test } from '@jest/globals'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import { forints, payLinksOn } from '../../support/pay-links'
import {
  eventsHandled,
  faultsAbout,
  formKey,
  pay,
  payWrongAmount,
  reconcileCode,
  requestRefund,
} from '../../support/payments'
import { call, newEmail } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { pageState, sandboxAction } from '../../support/sandbox'

/** Code for `runInStrapi`: reads, waits for the other process, writes. Only the unique index separates the two. */
const beginning = `
const { findPayLink } = require('./dist/src/commerce/pay-links/pay-link-row')
const { endOthers } = require('./dist/src/commerce/payments/checkout/open-orders')
const { openLinkOrder } = require('./dist/src/commerce/payments/checkout/open-link-order')
async function run(barrier, token, email) {
  const link = await findPayLink(strapi, { token })
  const slots = { premiumOf: null, couponOf: null, payLinkOf: link.id }
  const key = process.pid + email
  await endOthers(strapi, { user: undefined, slots, key })
  await fetch(barrier)
  const order = await openLinkOrder(strapi, { link, payer: { name: 'Béla', email }, key }, slots)
  tell(order ? 'opened' : 'another first')
}
`

/** Code for `runInStrapi`: two programs process two paid pages of one link at the same moment. */
const hearing = `
const { fulfilSession } = require('./dist/src/commerce/payments/fulfilment/fulfil-session')
async function run(barrier, session) {
  await fetch(barrier)
  await fulfilSession(strapi, session)
  tell('done')
}
`

/** Code for `runInStrapi`: the cleanup that runs when an account is deleted. */
const ending = `
const { cancelOrphanedOrders } = require('./dist/src/commerce/payments/checkout/cancel-orphaned-orders')
const run = () => cancelOrphanedOrders(strapi)
`

describe.each(everyCms())('payments by pay links on %s', (_name, cms) => {
  const { admin, show, made, open, begin, sessionFor, ordersOf } = payLinksOn(cms)

  test('a buyer without an account pays, and gets a receipt and an e-mail', async () => {
    const { id, token } = await made()
    expect((await open(token)).body).toEqual({
      ...{ name: 'Előadás Győrben', price: forints(12_000), isOnce: true, state: 'open' },
      openUntil: '2099-01-01T11:00:00.000Z',
    })
    const email = newEmail()
    const session = await sessionFor(token, email)
    await pay(cms, session)
    const { body } = await call(cms, 'GET', `/payment/status?session=${session}`)
    expect(body).toMatchObject({
      ...{ state: 'paid', product: 'pay-link', name: 'Előadás Győrben', total: forints(12_000) },
      ...{ paidUntil: null, analysis: null, receipt: expect.any(String) },
    })
    const mail = await mailTo(cms, email)
    expect(mail.subject).toContain('Előadás Győrben')
    expect(mail.text).toContain('Kiss Béla')
    const receipt = await call(cms, 'GET', `/receipt/open?token=${body.receipt}`)
    expect(receipt.body).toMatchObject({
      ...{ total: forints(12_000), lines: [{ name: 'Előadás Győrben' }] },
      billing: { fullName: 'Kiss Béla', email },
    })
    expect((await open(token)).body.state).toBe('paid')
    expect(await begin(token)).toMatchObject(refusal('payLinkPaid'))
    expect(await show(id)).toMatchObject({
      ...{ state: 'paid', paid: 1, revenue: 1_200_000 },
      payments: [{ name: 'Kiss Béla', email, state: 'fulfilled', receipt: expect.any(String) }],
    })
    expect(await faultsAbout(cms, [email])).toEqual([])
  })

  test('neither the reconciliation nor a deleted account closes an open checkout page', async () => {
    const { id, token } = await made()
    const session = await sessionFor(token)
    await runInStrapi(cms, reconcileCode(5))
    await runInStrapi(cms, ending)
    expect(await pageState(cms, session)).toBe('open')
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['pending'])
    // Once the buyer's data is erased, the page can no longer be paid.
    await runSql(cms, `UPDATE orders SET buyer_email = NULL WHERE session_id = '${session}'`)
    await runInStrapi(cms, ending)
    expect(await pageState(cms, session)).toBe('expired')
  })

  test('a one-time link has one open checkout page: a new page closes the previous one', async () => {
    const { id, token } = await made()
    const first = await sessionFor(token)
    const second = await sessionFor(token)
    expect([await pageState(cms, first), await pageState(cms, second)]).toEqual(['expired', 'open'])
    await pay(cms, second)
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['failed', 'fulfilled'])
  })

  test('a link that is paid while another checkout begins is paid once', async () => {
    const { id, token } = await made()
    await sandboxAction(cms, 'pay', { session: await sessionFor(token) })
    expect(await begin(token)).toMatchObject(refusal('payLinkPaid'))
    await eventsHandled(cms)
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['fulfilled'])
  })

  test('of two checkouts at once that both passed the check, the database accepts one', async () => {
    const { id, token } = await made()
    const barrier = await barrierFor(2)
    const reported = await Promise.all(
      [newEmail(), newEmail()].map((email) =>
        runInStrapi(cms, beginning, barrier.url, token, email),
      ),
    )
    barrier.end()
    expect(reported.flat().sort()).toEqual(['another first', 'opened'])
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('of two payments at once one is fulfilled, and the other is refunded', async () => {
    const { id, token } = await made({ isOnce: false })
    const sessions = [await sessionFor(token), await sessionFor(token)]
    // Simulates that both were accepted: fulfilment has to choose one.
    await runSql(cms, `UPDATE pay_links SET is_once = true WHERE document_id = '${id}'`)
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    for (const session of sessions) await sandboxAction(cms, 'pay', { session })
    const barrier = await barrierFor(2)
    await Promise.all(sessions.map((one) => runInStrapi(cms, hearing, barrier.url, one)))
    barrier.end()
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    await eventsHandled(cms)
    // The refund event was held back: the reconciliation queries Stripe.
    await runInStrapi(cms, reconcileCode(5))
    const after = await ordersOf(id)
    expect(after.map(({ state }) => state).sort()).toEqual(['fulfilled', 'refunded'])
    expect(after.map((order) => Number(order.refunded_amount)).sort()).toEqual([0, 1_200_000])
    const [link] = await runSql(
      cms,
      `SELECT paid_order_id FROM pay_links WHERE document_id = '${id}'`,
    )
    const paid = after.find(({ state }) => state === 'fulfilled')
    expect(link?.paid_order_id).toBe(paid?.id)
    expect(await show(id)).toMatchObject({ paid: 1, revenue: 1_200_000 })
  })

  test('a reusable link can be paid any number of times', async () => {
    const { id, token } = await made({ isOnce: false })
    for (let place = 0; place < 2; place += 1) await pay(cms, await sessionFor(token))
    expect(await show(id)).toMatchObject({ state: 'open', paid: 2, revenue: 2_400_000 })
    // A payment of another amount needs review, and is not counted.
    await payWrongAmount(cms, await sessionFor(token), { amount: 100 })
    const [first] = await runSql(
      cms,
      `SELECT document_id FROM orders WHERE id = ${(await ordersOf(id))[0]?.id}`,
    )
    const part = { order: String(first?.document_id), key: formKey(), amount: 200_000 }
    expect((await requestRefund(cms, admin(), part)).status).toBe(200)
    expect(await show(id)).toMatchObject({ paid: 2, revenue: 2_200_000 })
  })
})
