import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ProductKey } from '@krono/contract'
import { grant, type NewEntitlement } from '../../src/commerce/entitlements/grant'
import { grantClaimed } from '../../src/commerce/entitlements/grant-order'
import type { State } from '../../src/commerce/entitlements/kinds'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = '2026-03-01T12:00:00.000Z'
let cili: UserRow

beforeEach(async () => {
  setClock(() => new Date(at))
  cili = await given.user({ email: 'cili@people.example', firstName: 'Cili' })
})
afterEach(() => setClock())

/** A gift of a payer, whose payment has this state; Cili claims it. */
async function claim(productKey: ProductKey, state: State = 'active') {
  const orderId = 40
  const gift = await given.gift({ orderId, productKey })
  const had = { kind: 'gift', thingId: gift.id, userId: null, orderId } as const
  const row = await grant(strapi, { ...had, sourceKey: 'order:40:gift', from: new Date(at) })
  const states = { ownState: state, state }
  await strapi.db
    .query('api::entitlement.entitlement')
    .update({ where: { id: row.id }, data: states })
  await grantClaimed(strapi, gift, cili.id)
  const [, ...claimed] = await given.entitlements()
  return { gift, claimed, parentId: row.id, orderId }
}

describe('a claimed gift grants', () => {
  test('its months from the time of claiming, and their analysis coupon', async () => {
    const { gift, claimed, ...money } = await claim('premium-year')
    const common = { ...money, userId: cili.id, ownState: 'active', state: 'active', from: at }
    const until = '2027-03-01T12:00:00.000Z'
    expect(claimed).toMatchObject([
      {
        ...common,
        kind: 'term',
        sourceKey: `gift:${gift.id}`,
        months: 12,
        plan: 'yearly',
        until: null,
      },
      { ...common, kind: 'coupon', sourceKey: `gift:${gift.id}:coupon`, until, months: null },
    ])
    expect(await given.rows('api::coupon.coupon')).toMatchObject([
      { freeProduct: 'analysis-long', source: 'term', ownerUserId: cili.id },
    ])
    expect(await given.userNow(cili.id)).toMatchObject({ paidUserExpire: until, plan: 'yearly' })
  })

  test('a coupon, for a gift of an analysis', async () => {
    const { claimed } = await claim('analysis-family')
    expect(claimed.map(({ kind }) => kind)).toEqual(['coupon'])
    const [coupon] = await given.rows('api::coupon.coupon')
    expect(coupon).toMatchObject({ freeProduct: 'analysis-family', source: 'gift' })
    expect(await given.userNow(cili.id)).toMatchObject({ isPaidUser: false })
  })

  test('an e-mail with the code and its end', async () => {
    const { gift } = await claim('analysis-short')
    const [{ code }] = await given.rows('api::coupon.coupon')
    expect(await given.mails()).toEqual([
      {
        mail: 'coupon',
        recipient: cili.email,
        userId: cili.id,
        dedupeKey: `coupon:gift:${gift.id}`,
        data: {
          name: 'Cili',
          coupon: code,
          until: '2027. március 1.',
          link: 'http://localhost:3000/my-coupons',
        },
      },
    ])
  })

  test.each<[State, boolean]>([
    ['suspended', false],
    ['revoked', false],
    ['active', true],
  ])('entitlements that are inactive while the payment is %s: %s', async (state, isOpen) => {
    const { claimed } = await claim('premium-month', state)
    for (const row of claimed) expect([row.ownState, row.state]).toEqual([state, state])
    const [coupon] = await given.rows('api::user-coupon.user-coupon')
    expect([coupon.isResting, coupon.state]).toEqual([
      !isOpen,
      state === 'revoked' ? 'revoked' : 'open',
    ])
    expect((await given.userNow(cili.id)).isPaidUser).toBe(isOpen)
  })
})

describe('an entitlement is granted', () => {
  const days = (more: Partial<NewEntitlement> = {}): NewEntitlement => ({
    kind: 'term',
    sourceKey: 'coupon:9',
    userId: cili.id,
    from: new Date(at),
    days: 7,
    ...more,
  })

  test('once per source: an existing one stays unchanged', async () => {
    const first = await grant(strapi, days())
    expect(await grant(strapi, days({ days: 30 }))).toEqual(first)
    expect(await given.userNow(cili.id)).toMatchObject({
      paidUserExpire: '2026-03-08T12:00:00.000Z',
      plan: null,
    })
  })

  test('for a period, with only the given fields', async () => {
    expect(await grant(strapi, days())).toMatchObject({
      days: 7,
      months: null,
      seconds: null,
      until: null,
      thingId: null,
      orderId: null,
      parentId: null,
      plan: null,
    })
    expect(await grant(strapi, days({ sourceKey: 's', days: null, seconds: 5 }))).toMatchObject({
      days: null,
      seconds: 5,
    })
  })

  test('to an existing user', async () => {
    const unknownUser = grant(strapi, days({ userId: cili.id + 1 }))
    await expect(unknownUser).rejects.toMatchObject({ code: 'notAuthorized' })
    expect(await given.entitlements()).toEqual([])
  })

  test.each<[string, number | null, State]>([
    ['the same money', 40, 'suspended'],
    ['money of its own', 41, 'active'],
    ['no money', null, 'active'],
  ])('with a parent, from %s: its own state is %s', async (_what, orderId, ownState) => {
    const parent = await grant(strapi, days({ sourceKey: 'parent', orderId: 40 }))
    const suspended = { ...parent, ownState: 'suspended', state: 'revoked' } as const
    expect(await grant(strapi, days({ orderId, parent: suspended }))).toMatchObject({
      parentId: parent.id,
      ownState,
      state: 'revoked',
    })
  })
})
