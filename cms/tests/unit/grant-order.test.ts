import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ProductKey } from '@krono/contract'
import { currentEdition } from '../../src/analysis/analyses/texts/edition'
import { findEntitlement } from '../../src/commerce/entitlements/entitlement-row'
import { grantOrder } from '../../src/commerce/entitlements/grant-order'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = '2026-03-01T12:00:00.000Z'
let agnes: UserRow

beforeEach(async () => {
  setClock(() => new Date(at))
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => setClock())

const people = [{ name: 'Ágnes', date: '1984-06-12' }]
const receipt = { token: 'r1' }
const site = 'http://localhost:3000'

type Means = { receipt?: typeof receipt; number?: string; nextCharge?: Date }

/** Grants an order, paid by Ágnes unless set otherwise, and sends its e-mail. */
async function paid(more: Partial<OrderRow>, { receipt, number, nextCharge }: Means = {}) {
  const order = await given.order({ userId: agnes.id, ...more })
  const textVersion = await currentEdition(strapi)
  const means = { receipt, textVersion, nextCharge: async () => nextCharge ?? null }
  const notify = await grantOrder(strapi, order, means)
  await notify(number ?? null)
  return order
}

describe('a paid order grants', () => {
  test.each<[ProductKey, number, string, string, string]>([
    ['premium-month', 1, 'monthly', '2026-04-01T11:00:00.000Z', 'analysis-short'],
    ['premium-year', 12, 'yearly', '2027-03-01T12:00:00.000Z', 'analysis-long'],
    ['premium-year-discount', 12, 'yearly', '2027-03-01T12:00:00.000Z', 'analysis-long'],
    ['premium-year-extension', 12, 'yearly', '2027-03-01T12:00:00.000Z', 'analysis-long'],
  ])('of %s %i months, and a coupon valid for a year', async (productKey, ...brings) => {
    const [months, plan, paidUserExpire, freeProduct] = brings
    const { id: orderId } = await paid({ productKey })
    const [term, coupon, ...more] = await given.entitlements()
    const common = { userId: agnes.id, orderId, parentId: null, ownState: 'active', from: at }
    expect(more).toEqual([])
    expect(term).toMatchObject({
      ...common,
      kind: 'term',
      sourceKey: `order:${orderId}`,
      thingId: null,
      state: 'active',
      stateSince: at,
      until: null,
      months,
      days: null,
      seconds: null,
      plan,
    })
    const until = '2027-03-01T12:00:00.000Z'
    const [held] = await given.rows('api::user-coupon.user-coupon')
    expect(coupon).toMatchObject({
      ...common,
      kind: 'coupon',
      sourceKey: `order:${orderId}:coupon`,
      thingId: held.id,
      until,
      months: null,
      plan: null,
    })
    expect(await given.rows('api::coupon.coupon')).toMatchObject([
      {
        kind: 'freeProduct',
        freeProduct,
        source: 'term',
        ownerUserId: agnes.id,
        validUntil: until,
      },
    ])
    expect(await given.userNow(agnes.id)).toMatchObject({ isPaidUser: true, paidUserExpire, plan })
  })

  test('the period of a subscription’s charge, to the second', async () => {
    const periodStart = '2026-03-01T11:59:30.000Z'
    const periodEnd = '2026-04-01T11:59:30.000Z'
    await paid({ periodStart, periodEnd })
    const [term] = await given.entitlements()
    expect(term).toMatchObject({ from: periodStart, seconds: 31 * 86_400, months: null })
    expect((await given.userNow(agnes.id)).paidUserExpire).toBe(periodEnd)
  })

  test.each([
    ['start', { periodStart: at }],
    ['end', { periodEnd: '2026-05-01T12:00:00.000Z' }],
  ])('its own length if only the %s of the charge’s period is known', async (_what, period) => {
    await paid(period)
    expect((await given.entitlements())[0]).toMatchObject({ from: at, months: 1, seconds: null })
  })

  test('an analysis with the current texts', async () => {
    const { id: orderId } = await paid({ productKey: 'analysis-short', people })
    const [analysis] = await given.rows('api::analysis.analysis')
    const textVersion = await currentEdition(strapi)
    expect(analysis).toMatchObject({ orderId, userId: agnes.id, textVersion, people })
    expect(await given.entitlements()).toMatchObject([
      {
        kind: 'analysis',
        sourceKey: `order:${orderId}:analysis`,
        thingId: analysis.id,
        userId: agnes.id,
        orderId,
        parentId: null,
        state: 'active',
        from: at,
        until: null,
      },
    ])
  })

  test('nothing, when it has neither a user nor a gift', async () => {
    await paid({ userId: null })
    expect(await given.entitlements()).toEqual([])
  })

  test('an entitlement that depends on the coupon that paid, and is suspended with it', async () => {
    const month = await paid({})
    const coupon = await findEntitlement(strapi, { sourceKey: `order:${month.id}:coupon` })
    await strapi.db
      .query('api::entitlement.entitlement')
      .update({ where: { id: coupon?.id }, data: { ownState: 'suspended', state: 'suspended' } })
    const userCouponId = coupon?.thingId ?? 0
    const free = await paid({ productKey: 'analysis-short', people, amount: 0, userCouponId })
    const analysis = await findEntitlement(strapi, { sourceKey: `order:${free.id}:analysis` })
    // Its own order is active: the coupon that paid for it is suspended.
    expect(analysis).toMatchObject({
      parentId: coupon?.id,
      ownState: 'active',
      state: 'suspended',
    })
    expect(await given.rows('api::analysis.analysis')).toMatchObject([{ state: 'withheld' }])
  })

  test.each(['a member', 'a visitor'])('the gift, owned by %s who gives', async (account) => {
    const gift = {
      giverName: 'Béla',
      giverEmail: 'bela@people.example',
      recipientName: 'Cili',
      message: '',
    }
    const input = { ...gift, recipientEmail: 'cili@people.example', deliverOn: '2026-04-01' }
    const userId = account === 'a member' ? agnes.id : null
    const { id: orderId } = await paid({ userId, productKey: 'premium-year', gift: input })
    const [row] = await given.rows('api::gift.gift')
    expect(row).toMatchObject({ orderId, deliverAt: '2026-04-01T06:00:00.000Z', state: 'waiting' })
    expect(await given.entitlements()).toMatchObject([
      {
        kind: 'gift',
        sourceKey: `order:${orderId}:gift`,
        thingId: row.id,
        userId,
        orderId,
        from: at,
        until: row.claimUntil,
      },
    ])
    expect(await given.userNow(agnes.id)).toMatchObject({ isPaidUser: false })
  })
})

describe('the e-mail of a paid order', () => {
  /** Without a receipt's number, the minute distinguishes the subjects of e-mails. */
  const minute = expect.stringMatching(/^\d{4}\. \S+ \d+\. \d+:\d\d$/)

  test('has the end of the term, the next charge, the coupon and the receipt', async () => {
    const nextCharge = new Date('2026-04-01T12:00:00Z')
    const order = await paid({}, { receipt, number: 'KRONO-2026-000007', nextCharge })
    const [{ code }] = await given.rows('api::coupon.coupon')
    expect(await given.mails()).toEqual([
      {
        mail: 'paid',
        recipient: agnes.email,
        userId: agnes.id,
        dedupeKey: `order:${order.documentId}`,
        data: {
          name: 'Ágnes',
          product: 'Prémium havi',
          amount: '3\u00A0000\u00A0Ft',
          until: '2026. április 1.',
          date: '2026. április 1.',
          number: 'KRONO-2026-000007',
          link: `${site}/receipt/r1`,
          coupon: code,
        },
      },
    ])
  })

  test('has a template of its own for a renewal, and links to the profile for a free order', async () => {
    const order = await paid({ kind: 'renewal', amount: 0 })
    const [mail] = await given.mails()
    expect(mail).toEqual({
      mail: 'renewed',
      recipient: agnes.email,
      userId: agnes.id,
      dedupeKey: `order:${order.documentId}`,
      data: {
        name: 'Ágnes',
        product: 'Prémium havi',
        amount: '0\u00A0Ft',
        until: '2026. április 1.',
        date: null,
        number: minute,
        link: `${site}/profile`,
      },
    })
  })

  test.each([
    [499_000, '4\u00A0990\u00A0Ft'],
    [1, '0,01\u00A0Ft'],
    [0, null],
  ])('of an analysis for %i people has its link, valid for thirty days', async (amount, text) => {
    const order = await paid({ productKey: 'analysis-short', productName: 'Rövid', people, amount })
    const [{ data, ...mail }] = await given.mails()
    expect(mail).toEqual({
      mail: 'ordered',
      recipient: agnes.email,
      userId: agnes.id,
      dedupeKey: `order:${order.documentId}`,
    })
    expect(data).toEqual({
      name: 'Ágnes',
      product: 'Rövid',
      about: 'Ágnes',
      number: minute,
      amount: text,
      until: '2026. március 31.',
      link: expect.stringMatching(`^${site}/download/[\\w-]{43}$`),
    })
    const [link] = await given.rows('api::download-link.download-link')
    const [analysis] = await given.rows('api::analysis.analysis')
    expect(link).toMatchObject({ userId: agnes.id, analysisId: analysis.id, language: 'hun' })
  })

  test('of an analysis of two names both', async () => {
    const two = ['Ágnes', 'Béla'].map((name) => ({ name, date: '1984-06-12' }))
    await paid({ productKey: 'analysis-relationship', people: two })
    const [mail] = await given.mails()
    expect(mail.data).toMatchObject({ about: 'Ágnes & Béla' })
  })

  test('of an analysis of more people names the first and the number of others', async () => {
    const three = ['Ágnes', 'Béla', 'Cili'].map((name) => ({ name, date: '1984-06-12' }))
    await paid({ productKey: 'analysis-group', people: three }, { number: 'KRONO-2026-000008' })
    const [mail] = await given.mails()
    expect(mail.data).toMatchObject({ about: 'Ágnes +2', number: 'KRONO-2026-000008' })
  })
})
