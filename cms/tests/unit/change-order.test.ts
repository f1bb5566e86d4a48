import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { restore, revoke, suspend } from '../../src/commerce/entitlements/change-order'
import type { EntitlementRow } from '../../src/commerce/entitlements/entitlement-row'
import { grant, type NewEntitlement } from '../../src/commerce/entitlements/grant'
import { ownersOf } from '../../src/commerce/entitlements/tree'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const bought = '2026-03-01T12:00:00.000Z'
const later = '2026-03-05T12:00:00.000Z'
const [gifted, free, other] = [10, 20, 30]

let giver: UserRow
let agnes: UserRow
let bela: UserRow

const has = async (what: Partial<NewEntitlement> & Pick<NewEntitlement, 'sourceKey'>) =>
  grant(strapi, { kind: 'term', userId: agnes.id, from: new Date(bought), ...what })

/**
 * A gift of order 10, with the term and the coupon that Ágnes got from it; Béla’s analysis of order 20, paid with that
 * coupon; and Ágnes’s own term of order 30.
 */
beforeEach(async () => {
  setClock(() => new Date(bought))
  giver = await given.user()
  agnes = await given.user()
  bela = await given.user()
  const gift = await given.gift({ orderId: gifted, state: 'claimed', claimedAt: bought })
  const thing = await has({ kind: 'gift', sourceKey: 'gift', thingId: gift.id, orderId: gifted })
  await strapi.db
    .query('api::entitlement.entitlement')
    .update({ where: { id: thing.id }, data: { userId: giver.id } })
  const of = { orderId: gifted, parent: thing }
  await has({ ...of, sourceKey: 'term', months: 12 })
  const coupon = await has({ ...of, kind: 'coupon', sourceKey: 'coupon', thingId: await held() })
  const analysis = { kind: 'analysis', orderId: free, parent: coupon, userId: bela.id } as const
  await has({ ...analysis, sourceKey: 'analysis', thingId: await analysisRow() })
  await has({ sourceKey: 'other', orderId: other, days: 10 })
  setClock(() => new Date(later))
})
afterEach(() => setClock())

async function held(): Promise<number> {
  const coupon = { couponId: 1, userId: agnes.id, sequence: 1, state: 'open', isResting: false }
  const rows = strapi.db.query('api::user-coupon.user-coupon')
  return (await rows.create({ data: { ...coupon, claimedAt: bought } })).id
}

async function analysisRow(): Promise<number> {
  const rows = strapi.db.query('api::analysis.analysis')
  return (await rows.create({ data: { orderId: free, userId: bela.id, state: 'ready' } })).id
}

const rowsBy = async (say: (row: EntitlementRow) => string) =>
  Object.fromEntries((await given.entitlements()).map((row) => [row.sourceKey, say(row)]))

const states = () => rowsBy(({ ownState, state }) => `${ownState} ${state}`)
const expiry = async () => (await given.userNow(agnes.id)).paidUserExpire

/** States of the gift, the coupon and the analysis, as users see them. */
const things = async () => [
  (await given.rows('api::gift.gift'))[0].state,
  (await given.rows('api::user-coupon.user-coupon'))[0].isResting,
  (await given.rows('api::analysis.analysis'))[0].state,
]

describe('entitlements of an order', () => {
  test('are suspended with all dependent ones while its payment is disputed', async () => {
    expect(await expiry()).toBe('2027-03-11T12:00:00.000Z')
    await suspend(strapi, gifted)
    expect(await states()).toEqual({
      gift: 'suspended suspended',
      term: 'suspended suspended',
      coupon: 'suspended suspended',
      analysis: 'active suspended',
      other: 'active active',
    })
    // A claimed gift keeps its state.
    expect(await things()).toEqual(['claimed', true, 'withheld'])
    expect(await expiry()).toBe('2026-03-11T12:00:00.000Z')
  })

  test('end with a refund, and return when it is reversed', async () => {
    await revoke(strapi, gifted)
    expect(await states()).toMatchObject({
      gift: 'revoked revoked',
      analysis: 'active revoked',
      other: 'active active',
    })
    expect(await things()).toEqual(['revoked', true, 'withheld'])
    expect(await expiry()).toBe('2026-03-11T12:00:00.000Z')
    await restore(strapi, gifted)
    expect(await states()).toMatchObject({ term: 'active active', analysis: 'active active' })
    expect(await things()).toEqual(['claimed', false, 'ready'])
    expect(await expiry()).toBe('2027-03-11T12:00:00.000Z')
  })

  test('have the worse of their own state and their parent’s', async () => {
    await revoke(strapi, free)
    await suspend(strapi, gifted)
    expect((await states()).analysis).toBe('revoked revoked')
    await restore(strapi, free)
    // The coupon that paid for it is still suspended, though it belongs to another order.
    expect((await states()).analysis).toBe('active suspended')
    expect((await things())[2]).toBe('withheld')
    await restore(strapi, gifted)
    expect((await things())[2]).toBe('ready')
  })

  test('keep their own state when the parent no longer exists', async () => {
    await strapi.db.query('api::entitlement.entitlement').delete({ where: { sourceKey: 'coupon' } })
    await suspend(strapi, free)
    await restore(strapi, free)
    expect((await states()).analysis).toBe('active active')
  })

  test('store the time of a change, and nothing without a change', async () => {
    await suspend(strapi, gifted)
    const since = () => rowsBy(({ stateSince }) => String(stateSince))
    expect(await since()).toMatchObject({ gift: later, analysis: later, other: bought })
    setClock(() => new Date('2026-03-09T12:00:00Z'))
    await strapi.db.query('api::gift.gift').updateMany({ where: {}, data: { state: 'revoked' } })
    await suspend(strapi, gifted)
    expect(await since()).toMatchObject({ gift: later, analysis: later })
    expect((await things())[0]).toBe('revoked')
  })

  test('list each of their users once as an owner', async () => {
    expect((await ownersOf(strapi, gifted)).sort()).toEqual([giver.id, agnes.id, bela.id].sort())
    expect(await ownersOf(strapi, free)).toEqual([bela.id])
    expect(await ownersOf(strapi, 99)).toEqual([])
  })

  test('do not change the premium of other users', async () => {
    const before = { isPaidUser: true, paidUserExpire: later, plan: 'yearly' } as const
    await strapi.db
      .query('plugin::users-permissions.user')
      .updateMany({ where: { id: { $in: [giver.id, bela.id] } }, data: before })
    await suspend(strapi, gifted)
    for (const { id } of [giver, bela]) expect(await given.userNow(id)).toMatchObject(before)
  })
})
