import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { EntitlementRow } from '../../src/entitlements/entitlement-row'
import { keepOldTerms, oldCoupons, oldTerms } from '../../src/entitlements/keep-old-terms'
import { moveOldTerms } from '../../src/entitlements/move-old-terms'
import { setClock } from '../../src/lib/clock'
import type { UserRow } from '../../src/users/user-row'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)
const knex = () => strapi.db.connection

const bought = new Date('2026-01-31T23:30:00Z')
const later = new Date('2026-02-10T09:00:00Z')
const latest = new Date('2026-02-20T09:00:00Z')

let buyer: UserRow
let claimer: UserRow

beforeEach(async () => {
  setClock(() => new Date('2026-06-01T12:00:00Z'))
  buyer = await given.user()
  claimer = await given.user()
  await knex().schema.createTable('premium_terms', (table) => {
    table.increments('id')
    for (const name of ['document_id', 'source_key', 'plan', 'locale']) table.string(name)
    for (const name of ['user_id', 'order_id', 'months', 'days', 'seconds']) table.integer(name)
    for (const name of ['from', 'revoked_at', 'suspended_at', 'created_at']) table.datetime(name)
  })
  await knex().schema.alterTable('user_coupons', (table) => {
    table.integer('granted_by_order_id')
    table.index(['granted_by_order_id'], 'user_coupons_granted_by')
  })
})
afterEach(async () => {
  setClock()
  for (const name of ['premium_terms', oldTerms, oldCoupons])
    await knex().schema.dropTableIfExists(name)
  await knex().raw('DROP INDEX IF EXISTS user_coupons_granted_by')
  await knex().schema.alterTable('user_coupons', (table) => table.dropColumn('granted_by_order_id'))
})

const term = (source_key: string, row: object) =>
  knex()('premium_terms').insert({
    source_key,
    user_id: buyer.id,
    from: bought,
    months: 1,
    plan: 'monthly',
    created_at: later,
    ...row,
  })

/** A coupon for an analysis, in the hands of somebody, that came with an order. */
async function coupon(userId: number, orderId: number | null, more: object = {}): Promise<number> {
  const rows = strapi.db.query('api::coupon.coupon')
  const { id } = await rows.create({ data: { code: `C${userId}-${orderId}`, validUntil: latest } })
  const [row] = await knex()('user_coupons')
    .insert({ user_id: userId, coupon_id: id, granted_by_order_id: orderId, sequence: 1 })
    .returning('id')
  await knex()('user_coupons')
    .where({ id: row.id })
    .update({ claimed_at: later, created_at: latest, state: 'open', ...more })
  return row.id
}

async function analysis(orderId: number): Promise<number> {
  const [row] = await knex()('analyses')
    .insert({ order_id: orderId, user_id: buyer.id, created_at: later })
    .returning('id')
  return row.id
}

async function comeUp() {
  await keepOldTerms(strapi)
  await moveOldTerms(strapi)
}

const facts = (row: EntitlementRow) => [row.kind, row.sourceKey, row.ownState, row.state]
const known = async () => (await given.entitlements()).map(facts)

describe('a database from before the entitlements', () => {
  test.each([
    ['none', {}, 'active', '2026-02-28T23:30:00.000Z', later],
    ['rests', { suspended_at: latest }, 'suspended', null, latest],
    ['is over', { revoked_at: latest }, 'revoked', null, latest],
    [
      'is over, and rested before',
      { suspended_at: later, revoked_at: latest },
      'revoked',
      null,
      latest,
    ],
  ])('keeps its terms (one that: %s)', async (_what, change, state, paidUserExpire, since) => {
    await term('order:7', { order_id: 7, ...change })
    await comeUp()
    const row = await given.entitlements()
    expect(row).toMatchObject([
      {
        kind: 'term',
        sourceKey: 'order:7',
        userId: buyer.id,
        orderId: 7,
        parentId: null,
        ownState: state,
        state,
        stateSince: since.toISOString(),
        from: bought.toISOString(),
        months: 1,
        plan: 'monthly',
        createdAt: later.toISOString(),
      },
    ])
    // By the calendar of Budapest, where it was bought in February.
    expect(await given.userNow(buyer.id)).toMatchObject({
      paidUserExpire,
      isPaidUser: paidUserExpire !== null,
    })
  })

  test.each([
    ['fulfilled', 'active'],
    ['disputed', 'suspended'],
    ['refunded', 'revoked'],
  ] as const)('of an order that is %s has all of it %s', async (state, expected) => {
    const { id: orderId } = await given.order({ state })
    const more = { giverUserId: buyer.id, createdAt: bought.toISOString() }
    const gift = await given.gift({ orderId, ...more })
    const heldId = await coupon(claimer.id, orderId)
    const free = await given.order({ state: 'fulfilled', userCouponId: heldId })
    const analysisId = await analysis(free.id)
    const since = expected === 'suspended' ? { suspended_at: latest } : { revoked_at: latest }
    const claimed = { order_id: orderId, user_id: claimer.id }
    await term(`gift:${gift.id}`, { ...claimed, ...(expected !== 'active' && since) })
    await comeUp()
    const rows = await given.entitlements()
    expect(rows.map(facts)).toEqual([
      ['gift', `order:${orderId}:gift`, expected, expected],
      ['term', `gift:${gift.id}`, expected, expected],
      ['coupon', `gift:${gift.id}:coupon`, expected, expected],
      // Its own order is fine; the coupon that it was had for says the rest.
      ['analysis', `order:${free.id}:analysis`, 'active', expected],
    ])
    const [giftRow, , couponRow] = rows
    expect(rows.map(({ parentId }) => parentId)).toEqual([
      null,
      giftRow?.id,
      giftRow?.id,
      couponRow?.id,
    ])
    expect(rows.map(({ userId, orderId: of, thingId }) => [userId, of, thingId])).toEqual([
      [buyer.id, orderId, gift.id],
      [claimer.id, orderId, null],
      [claimer.id, orderId, heldId],
      [buyer.id, free.id, analysisId],
    ])
    const instants = rows.map((row) => [row.from, row.until, row.stateSince])
    const [at, after, last] = [bought, later, latest].map((instant) => instant.toISOString())
    expect(instants).toEqual([
      [at, gift.claimUntil, at],
      [at, null, expected === 'active' ? after : last],
      [after, last, last],
      [after, null, after],
    ])
    const [held] = await given.rows('api::user-coupon.user-coupon')
    expect(held.isResting).toBe(expected !== 'active')
  })

  test('keeps what came with a term of one’s own', async () => {
    const { id } = await given.order({ state: 'fulfilled' })
    await coupon(buyer.id, id)
    await coupon(claimer.id, null)
    await analysis(id)
    await term(`coupon:9`, {})
    await comeUp()
    expect(await known()).toEqual([
      ['term', 'coupon:9', 'active', 'active'],
      ['coupon', `order:${id}:coupon`, 'active', 'active'],
      ['analysis', `order:${id}:analysis`, 'active', 'active'],
    ])
    expect((await given.entitlements()).map(({ parentId }) => parentId)).toEqual([null, null, null])
  })

  test('loses nothing, however much there is', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => ({
      source_key: `order:${index}`,
      user_id: buyer.id,
      from: bought,
      days: 1,
      created_at: later,
    }))
    await knex().batchInsert('premium_terms', rows, 100)
    await comeUp()
    expect(await given.entitlements()).toHaveLength(501)
    const lastDay = new Date(bought.getTime() + 501 * 86_400_000)
    expect((await given.userNow(buyer.id)).paidUserExpire).toBe(lastDay.toISOString())
  }, 30_000)

  test('is taken over once, also when a process dies in between', async () => {
    const { id } = await given.order({ state: 'fulfilled' })
    await coupon(buyer.id, id)
    await term('order:7', {})
    await keepOldTerms(strapi)
    expect(await knex().schema.hasTable('premium_terms')).toBe(false)
    await keepOldTerms(strapi)
    await moveOldTerms(strapi)
    const once = await known()
    expect(once).toHaveLength(2)
    await comeUp()
    expect(await known()).toEqual(once)
    const left = [oldTerms, oldCoupons].map((name) => knex().schema.hasTable(name))
    expect(await Promise.all(left)).toEqual([false, false])
  })

  test('begins anew where a process died before the terms were put aside', async () => {
    const { id } = await given.order({ state: 'fulfilled' })
    await knex().schema.createTable(oldCoupons, (table) => table.integer('id'))
    await coupon(buyer.id, id)
    await comeUp()
    expect(await known()).toEqual([['coupon', `order:${id}:coupon`, 'active', 'active']])
    const indexes = await knex()('sqlite_master').where({ name: 'user_coupons_granted_by' })
    // Strapi could not drop the column else.
    expect(indexes).toEqual([])
  })

  test('stays as it is while something goes wrong', async () => {
    await term('order:7', {})
    await analysis(3)
    await knex().raw(
      `CREATE TRIGGER refuse BEFORE INSERT ON entitlements WHEN NEW.kind = 'analysis'
       BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    )
    await expect(comeUp()).rejects.toMatchObject({ message: expect.stringMatching('refused') })
    expect(await given.entitlements()).toEqual([])
    await knex().raw('DROP TRIGGER refuse')
    await comeUp()
    expect(await known()).toHaveLength(2)
  })

  test('of one that was never older nothing is made', async () => {
    await knex().schema.dropTable('premium_terms')
    await given.gift({ orderId: 3 })
    await comeUp()
    expect(await given.entitlements()).toEqual([])
  })
})
