import type { Core } from '@strapi/strapi'
import { oldCoupons, oldTerms } from './keep-old-terms'
import { add, type Columns, eachOf, type Knex, parentOf, stateOf } from './old-rows'
import { project } from './projection'

/** Makes entitlements of terms, gifts, granted coupons and analyses, all or none, and forgets what was put aside. */
export async function moveOldTerms(strapi: Core.Strapi) {
  if (!(await strapi.db.connection.schema.hasTable(oldTerms))) return
  await strapi.db.transaction(async ({ trx }) => {
    // What something is had for comes before it.
    await addGifts(trx)
    await moveTerms(trx)
    if (await trx.schema.hasTable(oldCoupons)) await addCoupons(trx)
    await addAnalyses(trx)
    // Months are added in another way since.
    const users: { user_id: number }[] = await trx(oldTerms).distinct('user_id')
    for (const { user_id } of users) await project(strapi, user_id)
    await trx.schema.dropTable(oldTerms)
    await trx.schema.dropTableIfExists(oldCoupons)
  })
}

const addGifts = (trx: Knex) =>
  eachOf(
    () =>
      trx('gifts as g')
        .leftJoin('orders as o', 'o.id', 'g.order_id')
        .select('g.*', 'o.state as order_state'),
    'g.id',
    (gift) =>
      add(trx, {
        kind: 'gift',
        source_key: `order:${gift.order_id}:gift`,
        thing_id: gift.id,
        user_id: gift.giver_user_id,
        order_id: gift.order_id,
        own_state: stateOf(gift),
        from: gift.created_at,
        until: gift.claim_until,
        created_at: gift.created_at,
      }),
  )

const moveTerms = (trx: Knex) =>
  eachOf(
    () => trx(oldTerms),
    'id',
    async ({ id, revoked_at, suspended_at, ...term }) => {
      const [, giftId] = /^gift:(\d+)$/.exec(String(term.source_key)) ?? []
      const parent = giftId && (await parentOf(trx, { kind: 'gift', thing_id: Number(giftId) }))
      const own_state = revoked_at ? 'revoked' : suspended_at ? 'suspended' : 'active'
      const state_since = revoked_at ?? suspended_at ?? term.created_at
      const row = { ...term, created_at: term.created_at, kind: 'term', own_state, state_since }
      await add(trx, row as Columns, parent || undefined)
    },
  )

const addCoupons = (trx: Knex) =>
  eachOf(
    () =>
      trx(`${oldCoupons} as c`)
        .join('user_coupons as u', 'u.id', 'c.id')
        .leftJoin('coupons as k', 'k.id', 'u.coupon_id')
        .leftJoin('orders as o', 'o.id', 'c.granted_by_order_id')
        .leftJoin('gifts as g', 'g.order_id', 'c.granted_by_order_id')
        .select('u.*', 'c.granted_by_order_id', 'k.valid_until')
        .select('o.state as order_state', 'g.id as gift_id'),
    'c.id',
    async (coupon) => {
      const parent = await parentOf(trx, { kind: 'gift', thing_id: coupon.gift_id })
      const orderId = coupon.granted_by_order_id
      const own_state = stateOf(coupon)
      const row = {
        kind: 'coupon',
        source_key: parent ? `gift:${coupon.gift_id}:coupon` : `order:${orderId}:coupon`,
        thing_id: coupon.id,
        user_id: coupon.user_id,
        order_id: orderId,
        own_state,
        from: coupon.claimed_at,
        until: coupon.valid_until,
        created_at: coupon.created_at,
      }
      await add(trx, row, parent)
      const is_resting = own_state !== 'active'
      await trx('user_coupons').where({ id: coupon.id }).update({ is_resting })
    },
  )

const addAnalyses = (trx: Knex) =>
  eachOf(
    () =>
      trx('analyses as a')
        .leftJoin('orders as o', 'o.id', 'a.order_id')
        .select('a.id', 'a.user_id', 'a.order_id', 'a.created_at')
        .select('o.state as order_state', 'o.user_coupon_id'),
    'a.id',
    async (analysis) => {
      const parent = await parentOf(trx, { kind: 'coupon', thing_id: analysis.user_coupon_id })
      const row = {
        kind: 'analysis',
        source_key: `order:${analysis.order_id}:analysis`,
        thing_id: analysis.id,
        user_id: analysis.user_id,
        order_id: analysis.order_id,
        own_state: stateOf(analysis),
        from: analysis.created_at,
        created_at: analysis.created_at,
      }
      await add(trx, row, parent)
    },
  )
