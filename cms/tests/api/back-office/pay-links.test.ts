import { beforeAll, describe, expect, test } from '@jest/globals'
import { type ErrorCode, errors } from '@krono/contract'
import { auditLogOf } from '../../support/acts'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import {
  askRefund,
  eventsHandled,
  faultsAbout,
  formKey,
  pay,
  payInstead,
  reconciling,
} from '../../support/payments'
import { call, type Member, newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { inSandbox, pageState, sessionOf } from '../../support/sandbox'
import { ageSessions } from '../../support/sessions'

const refusal = (code: ErrorCode) => ({
  status: errors[code].status,
  body: { message: errors[code].hun },
})

const forints = (whole: number) => ({ amount: whole * 100, currency: 'huf' })

/** Code for `runInStrapi`: looks, waits for the other, writes. Nothing but the index stands between the two. */
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

/** Code for `runInStrapi`: what is done as soon as an account left. */
const ending = `
const { cancelOrphanedOrders } = require('./dist/src/commerce/payments/checkout/cancel-orphaned-orders')
const run = () => cancelOrphanedOrders(strapi)
`

/** Code for `runInStrapi`: what the task of a link that was switched off does, once the link is open again. */
const endingPages = `
const { expireLinkSessions } = require('./dist/src/commerce/payments/checkout/expire-link-sessions')
const run = (link) => expireLinkSessions(strapi, Number(link))
`

describe.each(everyCms())('pay links on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const post = (path: string, body: object, { token } = admin) =>
    call(cms, 'POST', `/admin/pay-links${path}`, { body, token })
  const wishOf = (wish: object = {}) => ({
    ...{ name: 'Előadás Győrben', ...forints(12_000), openUntil: '2099-01-01T12:00' },
    ...{ key: formKey(), reason: 'Győri est', ...wish },
  })
  const show = async (id: string) =>
    (await call(cms, 'GET', `/admin/pay-links/${id}`, { token: admin.token })).body
  /** A link; its id, and the end of its address. */
  const made = async (wish: object = {}) => {
    const { status, body } = await post('', wishOf(wish))
    expect({ status, body }).toMatchObject({ status: 200 })
    const { url } = await show(body.id)
    return { id: body.id as string, token: String(url).split('/').at(-1) ?? '' }
  }
  const open = (token: string) => call(cms, 'GET', `/pay-link/open?token=${token}`)
  const begin = (token: string, email = newEmail(), more: object = {}) =>
    call(cms, 'POST', '/pay-link/pay', { body: { token, name: 'Kiss Béla', email, ...more } })
  const sessionFor = async (token: string, email = newEmail()) =>
    sessionOf((await begin(token, email)).body.url)
  const ordersOf = (id: string) =>
    runSql(
      cms,
      `SELECT o.id, o.state, o.refunded_amount FROM orders o JOIN pay_links l ON l.id = o.pay_link_id
       WHERE l.document_id = '${id}' ORDER BY o.id`,
    )

  test('a buyer without an account pays by one, and gets a receipt and a letter', async () => {
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

  test('the same form is the same link and the same click the same page, also at once', async () => {
    const wish = wishOf()
    const links = await Promise.all([1, 2, 3].map(() => post('', wish)))
    const ids = new Set(links.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect(await auditLogOf(cms, id)).toEqual([
      { admin: admin.userId, act: 'makePayLink', reason: 'Győri est' },
    ])
    const token =
      String((await show(id)).url)
        .split('/')
        .at(-1) ?? ''
    const email = newEmail()
    const pages = await Promise.all([1, 2, 3].map(() => begin(token, email)))
    expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test.each<[string, object]>([
    ['another name', { name: 'Más' }],
    ['another price', forints(13_000)],
    ['another currency', { amount: 12_000, currency: 'gbp' }],
    ['many payments', { isOnce: false }],
    ['another end', { openUntil: '2099-01-01T12:01' }],
  ])('the same form with %s is refused, and is not the link that it was', async (_what, other) => {
    const wish = wishOf({ isOnce: true })
    const { id } = (await post('', wish)).body
    expect(await post('', { ...wish, ...other })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'key', code: 'invalidField' }] },
    })
    expect(await show(id)).toMatchObject({ name: wish.name, price: forints(12_000) })
  })

  test('neither the reconciliation nor a deleted account closes an open page', async () => {
    const { id, token } = await made()
    const session = await sessionFor(token)
    await runInStrapi(cms, reconciling(5))
    await runInStrapi(cms, ending)
    expect(await pageState(cms, session)).toBe('open')
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['pending'])
    // Once the buyer's data is erased, the page can no longer be paid.
    await runSql(cms, `UPDATE orders SET buyer_email = NULL WHERE session_id = '${session}'`)
    await runInStrapi(cms, ending)
    expect(await pageState(cms, session)).toBe('expired')
  })

  test('a one-time one has one open page: the last one begun; the one before closes', async () => {
    const { id, token } = await made()
    const first = await sessionFor(token)
    const second = await sessionFor(token)
    expect([await pageState(cms, first), await pageState(cms, second)]).toEqual(['expired', 'open'])
    await pay(cms, second)
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['failed', 'fulfilled'])
  })

  test('one that was paid while another began is paid once', async () => {
    const { id, token } = await made()
    await inSandbox(cms, 'pay', { session: await sessionFor(token) })
    expect(await begin(token)).toMatchObject(refusal('payLinkPaid'))
    await eventsHandled(cms)
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['fulfilled'])
  })

  test('of two who begin at once, of which each was looked for before the other was written, the database takes one', async () => {
    const { id, token } = await made()
    const barrier = await barrierFor(2)
    const told = await Promise.all(
      [newEmail(), newEmail()].map((email) =>
        runInStrapi(cms, beginning, barrier.url, token, email),
      ),
    )
    barrier.end()
    expect(told.flat().sort()).toEqual(['another first', 'opened'])
    expect(await ordersOf(id)).toHaveLength(1)
  }, 90_000)

  test('of two that were paid at once one is the payment, and the other one’s money goes back', async () => {
    const { id, token } = await made({ isOnce: false })
    const sessions = [await sessionFor(token), await sessionFor(token)]
    // As if both had been let through: the fulfilment has to decide between them.
    await runSql(cms, `UPDATE pay_links SET is_once = true WHERE document_id = '${id}'`)
    await inSandbox(cms, 'webhooks', { mode: 'hold' })
    for (const session of sessions) await inSandbox(cms, 'pay', { session })
    const barrier = await barrierFor(2)
    await Promise.all(sessions.map((one) => runInStrapi(cms, hearing, barrier.url, one)))
    barrier.end()
    await inSandbox(cms, 'webhooks', { mode: 'deliver' })
    await eventsHandled(cms)
    // Stripe's event about the refund was held: Stripe is asked.
    await runInStrapi(cms, reconciling(5))
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
  }, 90_000)

  test('one for many is paid as often as people come', async () => {
    const { id, token } = await made({ isOnce: false })
    for (let place = 0; place < 2; place += 1) await pay(cms, await sessionFor(token))
    expect(await show(id)).toMatchObject({ state: 'open', paid: 2, revenue: 2_400_000 })
    // One that paid another sum waits to be looked into, and counts nowhere.
    await payInstead(cms, await sessionFor(token), { amount: 100 })
    const [first] = await runSql(
      cms,
      `SELECT document_id FROM orders WHERE id = ${(await ordersOf(id))[0]?.id}`,
    )
    const part = { order: String(first?.document_id), key: formKey(), amount: 200_000 }
    expect((await askRefund(cms, admin, part)).status).toBe(200)
    expect(await show(id)).toMatchObject({ paid: 2, revenue: 2_200_000 })
  })

  test.each<[string, object, ErrorCode]>([
    ['1 Ft', forints(1), 'payLinkTooSmall'],
    ['174 Ft', forints(174), 'payLinkTooSmall'],
    ['10 000 000 Ft', forints(10_000_000), 'payLinkTooLarge'],
    ['1 000 001 Ft', forints(1_000_001), 'payLinkTooLarge'],
    ['£0.29', { amount: 29, currency: 'gbp' }, 'payLinkTooSmall'],
    ['£2,500.01', { amount: 250_001, currency: 'gbp' }, 'payLinkTooLarge'],
    ['half a forint', { amount: 1_000_050, currency: 'huf' }, 'invalidAmount'],
  ])('%s is refused, also with a second yes', async (_what, price, code) => {
    const yes = { isConfirmed: true, reason: 'mert' }
    for (const more of [{}, yes]) {
      expect(await post('', wishOf({ ...price, ...more }))).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'amount', code }] },
      })
    }
  })

  test('each one asks for the password once it is 15 minutes old', async () => {
    const account = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, account, 15 * 60 - 60)
    expect((await post('', wishOf(), account)).status).toBe(200)
    await ageSessions(cms, account, 15 * 60 + 20)
    expect(await post('', wishOf(), account)).toMatchObject(refusal('passwordNeeded'))
  })

  test('a large one is asked about, and made with a second yes', async () => {
    const wish = { ...forints(300_001), key: formKey() }
    expect(await post('', wishOf(wish))).toMatchObject(refusal('payLinkLarge'))
    expect((await post('', wishOf({ ...wish, isConfirmed: true }))).status).toBe(200)
    expect((await post('', wishOf(forints(300_000)))).status).toBe(200)
  })

  test.each<[string, object, number]>([
    ['175 Ft', forints(175), 200],
    ['£0.30', { amount: 30, currency: 'gbp' }, 200],
    ['£800.00', { amount: 80_000, currency: 'gbp' }, 200],
    ['£800.01', { amount: 80_001, currency: 'gbp' }, 409],
    ['£2,500.00', { amount: 250_000, currency: 'gbp' }, 409],
    ['1 000 000 Ft', forints(1_000_000), 409],
  ])('%s is made, and asked about when it is large', async (_what, price, status) => {
    const wish = wishOf(price)
    expect((await post('', wish)).status).toBe(status)
    expect((await post('', { ...wish, isConfirmed: true })).status).toBe(200)
  })

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a currency of others', { currency: 'eur' }, 'currency'],
    ['a text for an amount', { amount: '12000' }, 'amount'],
    ['a time that has passed', { openUntil: '2026-01-01T12:00' }, 'openUntil'],
    ['no key', { key: undefined }, 'key'],
    ['a field of nobody’s', { isPaid: true }, 'isPaid'],
  ])('%s is refused beside its field', async (_what, wish, field) => {
    const { status, body } = await post('', wishOf(wish))
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  const stateOfOrder = async (id: string) => (await ordersOf(id)).map(({ state }) => state)
  const past = cms.database.settings.DATABASE_FILE ? '1000' : `'2020-01-01'`
  const off = { isOff: true, reason: 'Elmarad' }

  test('switched off, it refuses earlier buyers, lists them, and closes their pages', async () => {
    const { id, token } = await made({ isOnce: false })
    const [email, other] = [newEmail(), newEmail()]
    const sessions = [await sessionFor(token, email), await sessionFor(token, other)]
    expect(await show(id)).toMatchObject({ open: 2 })
    const { body } = await post(`/${id}/switch`, off)
    const account = { name: 'Kiss Béla', total: forints(12_000), order: expect.any(String) }
    expect(body).toEqual({ id, open: [email, other].map((one) => ({ ...account, email: one })) })
    expect(await begin(token, email)).toMatchObject(refusal('payLinkOver'))
    await eventsHandled(cms)
    for (const session of sessions) expect(await pageState(cms, session)).toBe('expired')
    expect(await stateOfOrder(id)).toEqual(['failed', 'failed'])
    expect(await show(id)).toMatchObject({ open: 0, paid: 0 })
    // A second switch is not logged as an act, and finds no open page.
    expect((await post(`/${id}/switch`, off)).body).toEqual({ id, open: [] })
    expect(await auditLogOf(cms, id)).toHaveLength(2)
  })

  test('a payment made at that very moment counts', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    // Paid, and no event of it received yet.
    await inSandbox(cms, 'webhooks', { mode: 'discard' })
    try {
      await inSandbox(cms, 'pay', { session })
      expect((await post(`/${id}/switch`, off)).body.open).toMatchObject([{ email }])
      await eventsHandled(cms)
    } finally {
      await inSandbox(cms, 'webhooks', { mode: 'deliver' })
    }
    expect(await stateOfOrder(id)).toEqual(['fulfilled'])
    expect(await show(id)).toMatchObject({ state: 'paid', paid: 1, revenue: 1_200_000 })
    expect((await mailTo(cms, email)).subject).toContain('Előadás Győrben')
    expect(await faultsAbout(cms, [email])).toEqual([])
  })

  test('an unclear answer of Stripe’s is no refusal: it is switched off, and the page closes later', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    await inSandbox(cms, 'faults', {
      kind: 'closed',
      times: 30,
      path: `/v1/checkout/sessions/${session}/expire`,
    })
    try {
      expect((await post(`/${id}/switch`, off)).status).toBe(200)
      expect(await begin(token, email)).toMatchObject(refusal('payLinkOver'))
      expect(await pageState(cms, session)).toBe('open')
    } finally {
      await inSandbox(cms, 'calm')
    }
    await runInStrapi(cms, reconciling(5))
    expect(await pageState(cms, session)).toBe('expired')
    expect(await stateOfOrder(id)).toEqual(['failed'])
  }, 60_000)

  test('an expired one refuses earlier buyers; the reconciliation closes the page', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    await runSql(cms, `UPDATE pay_links SET open_until = ${past} WHERE document_id = '${id}'`)
    expect(await begin(token, email)).toMatchObject(refusal('payLinkOver'))
    await runInStrapi(cms, reconciling(5))
    expect(await pageState(cms, session)).toBe('expired')
    expect(await stateOfOrder(id)).toEqual(['failed'])
  })

  test('switched on again before a page was closed, the page stays', async () => {
    const { id, token } = await made()
    const session = await sessionFor(token)
    const [link] = await runSql(cms, `SELECT id FROM pay_links WHERE document_id = '${id}'`)
    await runInStrapi(cms, endingPages, String(link?.id))
    expect(await pageState(cms, session)).toBe('open')
    expect(await stateOfOrder(id)).toEqual(['pending'])
  })

  test('one that is off or over takes no payment; a guessed token is not found', async () => {
    const { id, token } = await made()
    expect((await post(`/${id}/switch`, off)).status).toBe(200)
    expect((await open(token)).body.state).toBe('off')
    expect(await begin(token)).toMatchObject(refusal('payLinkOver'))
    const on = { isOff: false, reason: 'Mégis lesz' }
    const other = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, other, 15 * 60 + 20)
    expect(await post(`/${id}/switch`, on, other)).toMatchObject(refusal('passwordNeeded'))
    await post(`/${id}/switch`, on)
    expect((await begin(token)).status).toBe(200)
    await runSql(cms, `UPDATE pay_links SET open_until = ${past} WHERE document_id = '${id}'`)
    expect((await open(token)).body.state).toBe('over')
    expect(await begin(token)).toMatchObject(refusal('payLinkOver'))
    expect((await open('x'.repeat(43))).status).toBe(404)
    expect((await begin('x'.repeat(43))).status).toBe(404)
    for (const wrong of [{ email: 'x' }, { name: '' }, { amount: 1 }])
      expect((await begin(token, newEmail(), wrong)).status).toBe(400)
  })
})
