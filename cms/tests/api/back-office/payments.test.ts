import { beforeAll, describe, expect, test } from '@jest/globals'
import { type AdminPayment, errors } from '@krono/contract'
import { dayFromNow } from '../../support/clock'
import { instantIn, newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  formKey,
  ordersOf,
  pay,
  payWrongAmount,
  requestRefund,
} from '../../support/payments'
import { call, type Member, newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction, waitingAtStripe } from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const year = 3_000_000
const third = 1_000_000

describe.each(everyCms())('payments in the back office of %s', (_name, cms) => {
  let admin: Member
  let other: Member

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
    other = await newMember(cms, { isAdmin: true, name: ['Béla', 'Nagy'] })
  })

  async function paidYear(given?: Member) {
    const payer = given ?? (await newPayer(cms))
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const [order] = await ordersOf(cms, payer)
    const id = String(order?.id)
    const look = async (): Promise<AdminPayment> =>
      (await call(cms, 'GET', `/admin/payments/${id}`, { token: admin.token })).body
    const actions = () =>
      runSql(cms, `SELECT act, reason FROM admin_acts WHERE subject_id = '${id}' ORDER BY id`)
    return { payer, id, look, actions }
  }

  test('an order shows its status, and who refunded what, and why', async () => {
    const { payer, id, look, actions } = await paidYear()
    expect(await look()).toMatchObject({
      state: 'fulfilled',
      total: { amount: year, currency: 'huf' },
      left: { amount: year },
      buyer: { email: payer.email },
      receipts: [{ kind: 'receipt', amount: { amount: year } }],
      stripe: { payment: expect.stringMatching(/^pi_/) },
    })
    const form = { order: id, key: formKey(), amount: third, left: year }
    expect((await requestRefund(cms, other, form)).status).toBe(200)
    // The same form again is the same refund, and is not logged a second time.
    expect((await requestRefund(cms, other, form)).status).toBe(200)
    await eventsHandled(cms)
    const after = await look()
    expect(after).toMatchObject({
      refunded: { amount: third },
      left: { amount: year - third },
      pendingRefund: { amount: 0 },
    })
    const reported = after.events.map(({ what, money, by }) => [what, money?.amount ?? null, by])
    expect(reported).toEqual(
      expect.arrayContaining([
        ['ordered', year, null],
        ['paid', year, null],
        ['receipt', year, null],
        ['refundAsked', third, null],
        ['credit', -third, null],
        ['refundOrder', null, 'Nagy Béla'],
      ]),
    )
    expect(after.events.filter(({ what }) => what === 'letter')).toHaveLength(2)
    expect(await actions()).toEqual([{ act: 'refundOrder', reason: 'Nem kell' }])
  })

  test('an order is found by its receipt, by Stripe’s id and by its buyer', async () => {
    const payer = await newMember(cms)
    const { id, look } = await paidYear(payer)
    const { receipts, stripe } = await look()
    const receipt = String(receipts[0]?.number)
    const find = async (search: string) => {
      const query = new URLSearchParams({ search })
      const path = `/admin/lists/payments?${query}`
      const { body } = await call(cms, 'GET', path, { token: admin.token })
      return body.rows.map((row: { id: string }) => row.id)
    }
    const words = [
      receipt,
      receipt.toLowerCase(),
      stripe.payment,
      stripe.session,
      payer.email,
      payer.email.slice(0, 9),
    ]
    for (const word of words) expect([word, await find(`${word}`)]).toEqual([word, [id]])
    for (const word of [`${receipt}0`, `${stripe.payment}x`, `${receipt} nobodyatall`]) {
      expect([word, await find(word)]).toEqual([word, []])
    }
  })

  test.each([
    ['less', { amount: 2_000_000 }, { amount: 2_000_000, currency: 'huf' }],
    ['more', { amount: 3_990_000 }, { amount: 3_990_000, currency: 'huf' }],
    ['in another currency', { amount: 7_900, currency: 'gbp' }, { amount: 7_900, currency: 'gbp' }],
  ])('a wrong payment, %s, is refunded as it was paid', async (_what, paid, money) => {
    const payer = await newPayer(cms)
    await payWrongAmount(cms, await checkOut(cms, payer, { product: 'premium-year' }), paid)
    const [order] = await ordersOf(cms, payer)
    const id = String(order?.id)
    const look = async (): Promise<AdminPayment> =>
      (await call(cms, 'GET', `/admin/payments/${id}`, { token: admin.token })).body
    expect(await look()).toMatchObject({
      ...{ state: 'review', total: { amount: year, currency: 'huf' }, paidInstead: money },
      left: money,
    })
    const part = { order: id, key: formKey(), amount: 1_000, left: money.amount }
    expect((await requestRefund(cms, admin, part)).status).toBe(200)
    const rest = { ...money, amount: money.amount - 1_000 }
    expect(await look()).toMatchObject({ state: 'review', left: rest })
    const whole = { order: id, key: formKey(), left: rest.amount }
    expect((await requestRefund(cms, admin, whole)).status).toBe(200)
    const after = await look()
    const nothing = { ...money, amount: 0 }
    expect(after).toMatchObject({ state: 'refunded', left: nothing, refunded: money })
    expect(after.receipts.map(({ amount }) => amount)).toEqual([
      { ...money, amount: -1_000 },
      { ...money, amount: -rest.amount },
    ])
    expect(after.events).toContainEqual(expect.objectContaining({ what: 'paid', money }))
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('a gift is found as a gift, also after its giver deleted the account', async () => {
    const giver = await newMember(cms)
    const gift = {
      ...{ giverName: 'Béla', giverEmail: giver.email, deliverOn: dayFromNow() },
      ...{ recipientName: 'Anna', recipientEmail: newEmail() },
    }
    await pay(cms, await checkOut(cms, giver, { product: 'premium-month', gift }))
    const [order] = await ordersOf(cms, giver)
    await call(cms, 'DELETE', '/user/delete-user', {
      body: { password: giver.password },
      token: giver.token,
    })
    const path = '/admin/lists/payments?paymentKind=gift&size=100'
    const { rows } = (await call(cms, 'GET', path, { token: admin.token })).body
    expect(rows.map((row: { id: string }) => row.id)).toContain(order?.id)
    const shown = await call(cms, 'GET', `/admin/payments/${order?.id}`, { token: admin.token })
    expect(shown.body.isGift).toBe(true)
  })

  test('a renewal is found by its invoice and its subscription too', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const [order] = await ordersOf(cms, payer)
    const path = `/admin/payments/${order?.id}`
    const { stripe }: AdminPayment = (await call(cms, 'GET', path, { token: admin.token })).body
    for (const name of [stripe.invoice, stripe.subscription, stripe.session]) {
      const search = `/admin/lists/payments?search=${name}`
      const { rows } = (await call(cms, 'GET', search, { token: admin.token })).body
      const ids = rows.map((row: { id: string }) => row.id)
      expect([name, ids]).toEqual([expect.stringMatching(/^(in|sub|cs)_/), [order?.id]])
    }
  })

  test('two admins who refund a part at once refund it once, while Stripe is slow', async () => {
    const second = await secondCms(cms)
    const { id, look, actions } = await paidYear()
    await sandboxAction(cms, 'pause', { isPaused: true })
    const ask = (account: Member, at = cms) =>
      requestRefund(at, account, { order: id, key: formKey(), amount: third, left: year })
    const both = [ask(admin), ask(other, second.cms)]
    const refused = await Promise.race(both)
    expect(refused).toMatchObject({ status: 409, body: { message: errors.refundedMeanwhile.hun } })
    await waitingAtStripe(cms, 1)
    expect(await look()).toMatchObject({
      refunded: { amount: 0 },
      pendingRefund: { amount: third },
      left: { amount: year - third },
    })
    await sandboxAction(cms, 'pause', { isPaused: false })
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    await eventsHandled(cms)
    expect((await look()).refunded.amount).toBe(third)
    expect(await actions()).toHaveLength(1)
    await second.stop()
  })

  test('a refund needs a reason and a recently typed password', async () => {
    const { id, look, actions } = await paidYear()
    const path = `/admin/payments/${id}/refund`
    const wrong = [
      { key: formKey() },
      { key: formKey(), reason: '  ' },
      { key: formKey(), reason: 'x'.repeat(501) },
      { reason: 'Nem kell' },
      { key: formKey(), reason: 'Nem kell', amount: 0 },
      { key: formKey(), reason: 'Nem kell', amount: 1.5 },
      // 1.5 forints.
      { key: formKey(), reason: 'Nem kell', amount: 150 },
      { key: formKey(), reason: 'Nem kell', left: -1 },
    ]
    for (const body of wrong) {
      const { status } = await call(cms, 'POST', path, { token: admin.token, body })
      expect([body, status]).toEqual([body, 400])
    }
    const beyond = { order: id, key: formKey(), amount: year + 1 }
    expect((await requestRefund(cms, admin, beyond)).body.message).toBe(
      errors.orderNotRefundable.hun,
    )
    const stale = await newMember(cms, { isAdmin: true })
    const hourAgo = instantIn(cms, new Date(Date.now() - 3_600_000))
    await runSql(
      cms,
      `UPDATE user_sessions SET password_typed_at = ${hourAgo} WHERE user_id = ${stale.userId}`,
    )
    expect(await requestRefund(cms, stale, { order: id, key: formKey() })).toMatchObject({
      status: 403,
      body: { message: errors.passwordNeeded.hun },
    })
    expect((await look()).left.amount).toBe(year)
    expect(await actions()).toEqual([])
  })

  test('a receipt, if there is one, is sent again once per form', async () => {
    const { payer, id, actions } = await paidYear()
    const resend = (order: string, key: string) =>
      call(cms, 'POST', `/admin/payments/${order}/receipt`, { token: admin.token, body: { key } })
    const key = formKey()
    const answers = await Promise.all([resend(id, key), resend(id, key)])
    expect(answers.map(({ status, body }) => [status, body.number])).toEqual(
      Array(2).fill([200, expect.stringMatching(/^KRONO-\d{4}-\d{6}$/)]),
    )
    const mails = await runSql(
      cms,
      `SELECT mail FROM outgoing_mails WHERE dedupe_key LIKE 'receiptAgain:${id}:%'`,
    )
    expect(mails).toEqual([{ mail: 'receiptAgain' }])
    expect(await actions()).toEqual([{ act: 'resendReceipt', reason: null }])
    await checkOut(cms, payer, { product: 'premium-year-extension' })
    const [open] = await runSql(
      cms,
      `SELECT document_id FROM orders WHERE state = 'pending' AND product_key = 'premium-year-extension' ORDER BY id DESC LIMIT 1`,
    )
    expect((await resend(String(open?.document_id), formKey())).status).toBe(409)
    expect((await resend('x'.repeat(24), formKey())).status).toBe(404)
  })

  test('an incident gets a note and is closed, with its previous state in the log', async () => {
    const { id, look } = await paidYear()
    const now = instantIn(cms, new Date())
    await runSql(
      cms,
      `INSERT INTO incidents (document_id, key, kind, reference, story, state, order_id, created_at, updated_at, published_at)
       SELECT 'incident-' || id, 'orderStuck:' || document_id, 'orderStuck', document_id, 'Elakadt.', 'open', id, ${now}, ${now}, ${now}
       FROM orders WHERE document_id = '${id}'`,
    )
    const [incident] = (await look()).incidents
    const closeIncident = (body: object, at = incident?.id) =>
      call(cms, 'POST', `/admin/incidents/${at}`, { token: other.token, body })
    const verdict = { state: 'closed', note: 'Felhívtam.' }
    expect((await closeIncident(verdict)).body).toEqual({ ...incident, ...verdict })
    await closeIncident(verdict)
    const actions = await runSql(
      cms,
      `SELECT act FROM admin_acts WHERE subject_id = '${incident?.id}' AND subject_kind = 'incident'`,
    )
    expect(actions).toEqual([{ act: 'judgeIncident' }])
    // The e-mail about the payment may be sent only now.
    const judged = { what: 'judgeIncident', by: 'Nagy Béla' }
    expect((await look()).events).toContainEqual(expect.objectContaining(judged))
    const list = async (query: string) =>
      (await call(cms, 'GET', `/admin/incidents${query}`, { token: admin.token })).body.incidents
    const ids = (some: { id: string }[]) => some.map((one) => one.id)
    expect(ids(await list('?state=closed'))).toContain(incident?.id)
    expect(ids(await list('?state=open'))).not.toContain(incident?.id)
    expect((await closeIncident(verdict, 'x'.repeat(24))).status).toBe(404)
    for (const body of [{ state: 'gone', note: '' }, { state: 'open' }, { note: 'x' }])
      expect((await closeIncident(body)).status).toBe(400)
  })
})
