import { describe, expect, test } from '@jest/globals'
import type { ErrorCode } from '@krono/contract'
import { auditLogOf } from '../../support/acts'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import { forints, payLinksOn } from '../../support/pay-links'
import { eventsHandled, faultsAbout, formKey, reconcileCode } from '../../support/payments'
import { newEmail, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { pageState, sandboxAction } from '../../support/sandbox'
import { ageSessions } from '../../support/sessions'

/** Code for `runInStrapi`: the task of a link that was switched off, run after the link is open again. */
const endingPages = `
const { expireLinkSessions } = require('./dist/src/commerce/payments/checkout/expire-link-sessions')
const run = (link) => expireLinkSessions(strapi, Number(link))
`

describe.each(everyCms())('pay links on %s', (_name, cms) => {
  const {
    admin,
    post,
    wishOf: inputOf,
    show,
    made,
    open,
    begin,
    sessionFor,
    ordersOf,
  } = payLinksOn(cms)

  test('the same form creates one link, and the same click one checkout page, also at once', async () => {
    const input = inputOf()
    const links = await Promise.all([1, 2, 3].map(() => post('', input)))
    const ids = new Set(links.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect(await auditLogOf(cms, id)).toEqual([
      { admin: admin().userId, act: 'makePayLink', reason: 'Győri est' },
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
  ])('the same form key with %s is refused', async (_what, other) => {
    const input = inputOf({ isOnce: true })
    const { id } = (await post('', input)).body
    expect(await post('', { ...input, ...other })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'key', code: 'invalidField' }] },
    })
    expect(await show(id)).toMatchObject({ name: input.name, price: forints(12_000) })
  })

  test.each<[string, object, ErrorCode]>([
    ['1 Ft', forints(1), 'payLinkTooSmall'],
    ['174 Ft', forints(174), 'payLinkTooSmall'],
    ['10 000 000 Ft', forints(10_000_000), 'payLinkTooLarge'],
    ['1 000 001 Ft', forints(1_000_001), 'payLinkTooLarge'],
    ['£0.29', { amount: 29, currency: 'gbp' }, 'payLinkTooSmall'],
    ['£2,500.01', { amount: 250_001, currency: 'gbp' }, 'payLinkTooLarge'],
    ['half a forint', { amount: 1_000_050, currency: 'huf' }, 'invalidAmount'],
  ])('%s is refused, also with a confirmation', async (_what, price, code) => {
    const yes = { isConfirmed: true, reason: 'mert' }
    for (const more of [{}, yes]) {
      expect(await post('', inputOf({ ...price, ...more }))).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'amount', code }] },
      })
    }
  })

  test('creating a link asks for the password 15 minutes after it was typed', async () => {
    const account = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, account, 15 * 60 - 60)
    expect((await post('', inputOf(), account)).status).toBe(200)
    await ageSessions(cms, account, 15 * 60 + 20)
    expect(await post('', inputOf(), account)).toMatchObject(refusal('passwordNeeded'))
  })

  test('a large amount needs a confirmation', async () => {
    const input = { ...forints(300_001), key: formKey() }
    expect(await post('', inputOf(input))).toMatchObject(refusal('payLinkLarge'))
    expect((await post('', inputOf({ ...input, isConfirmed: true }))).status).toBe(200)
    expect((await post('', inputOf(forints(300_000)))).status).toBe(200)
  })

  test.each<[string, object, number]>([
    ['175 Ft', forints(175), 200],
    ['£0.30', { amount: 30, currency: 'gbp' }, 200],
    ['£800.00', { amount: 80_000, currency: 'gbp' }, 200],
    ['£800.01', { amount: 80_001, currency: 'gbp' }, 409],
    ['£2,500.00', { amount: 250_000, currency: 'gbp' }, 409],
    ['1 000 000 Ft', forints(1_000_000), 409],
  ])('%s is created, and needs a confirmation when it is large', async (_what, price, status) => {
    const input = inputOf(price)
    expect((await post('', input)).status).toBe(status)
    expect((await post('', { ...input, isConfirmed: true })).status).toBe(200)
  })

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a currency of others', { currency: 'eur' }, 'currency'],
    ['a text for an amount', { amount: '12000' }, 'amount'],
    ['a time that has passed', { openUntil: '2026-01-01T12:00' }, 'openUntil'],
    ['no key', { key: undefined }, 'key'],
    ['an unknown field', { isPaid: true }, 'isPaid'],
  ])('%s is refused with an error at its field', async (_what, input, field) => {
    const { status, body } = await post('', inputOf(input))
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  const stateOfOrder = async (id: string) => (await ordersOf(id)).map(({ state }) => state)
  const past = cms.database.settings.DATABASE_FILE ? '1000' : `'2020-01-01'`
  const off = { isOff: true, reason: 'Elmarad' }

  test('a switched-off link refuses earlier buyers, lists them, and closes their checkout pages', async () => {
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
    // Switching it off again is not logged as an action, and finds no open page.
    expect((await post(`/${id}/switch`, off)).body).toEqual({ id, open: [] })
    expect(await auditLogOf(cms, id)).toHaveLength(2)
  })

  test('a payment at the moment of switching off counts', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    // Paid, but no event has been received.
    await sandboxAction(cms, 'webhooks', { mode: 'discard' })
    try {
      await sandboxAction(cms, 'pay', { session })
      expect((await post(`/${id}/switch`, off)).body.open).toMatchObject([{ email }])
      await eventsHandled(cms)
    } finally {
      await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
    }
    expect(await stateOfOrder(id)).toEqual(['fulfilled'])
    expect(await show(id)).toMatchObject({ state: 'paid', paid: 1, revenue: 1_200_000 })
    expect((await mailTo(cms, email)).subject).toContain('Előadás Győrben')
    expect(await faultsAbout(cms, [email])).toEqual([])
  })

  test('an unclear response of Stripe is no refusal: the link is switched off, the page closes later', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    await sandboxAction(cms, 'faults', {
      kind: 'closed',
      times: 30,
      path: `/v1/checkout/sessions/${session}/expire`,
    })
    try {
      expect((await post(`/${id}/switch`, off)).status).toBe(200)
      expect(await begin(token, email)).toMatchObject(refusal('payLinkOver'))
      expect(await pageState(cms, session)).toBe('open')
    } finally {
      await sandboxAction(cms, 'calm')
    }
    await runInStrapi(cms, reconcileCode(5))
    expect(await pageState(cms, session)).toBe('expired')
    expect(await stateOfOrder(id)).toEqual(['failed'])
  })

  test('an expired link refuses earlier buyers; the reconciliation closes the page', async () => {
    const { id, token } = await made()
    const email = newEmail()
    const session = await sessionFor(token, email)
    await runSql(cms, `UPDATE pay_links SET open_until = ${past} WHERE document_id = '${id}'`)
    expect(await begin(token, email)).toMatchObject(refusal('payLinkOver'))
    await runInStrapi(cms, reconcileCode(5))
    expect(await pageState(cms, session)).toBe('expired')
    expect(await stateOfOrder(id)).toEqual(['failed'])
  })

  test('a link switched on again before a page was closed keeps the page', async () => {
    const { id, token } = await made()
    const session = await sessionFor(token)
    const [link] = await runSql(cms, `SELECT id FROM pay_links WHERE document_id = '${id}'`)
    await runInStrapi(cms, endingPages, String(link?.id))
    expect(await pageState(cms, session)).toBe('open')
    expect(await stateOfOrder(id)).toEqual(['pending'])
  })

  test('a link that is off or expired takes no payment; a guessed token is not found', async () => {
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
