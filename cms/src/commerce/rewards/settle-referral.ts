import type { Core } from '@strapi/strapi'
import { lockUsers } from '../../members/users/lock-user'
import { findUser } from '../../members/users/user-row'
import { now } from '../../platform/lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { countReferrals } from '../referrals/count-referrals'
import { marksOf } from '../referrals/marks-of'
import { changeReferral, findReferral, type ReferralRow } from '../referrals/referral-row'
import { readRules } from '../referrals/rules'
import { giveReward } from './give-reward'
import { revokeReward } from './revoke-reward'
import { type RewardRow, rewardUid } from './reward-row'

/**
 * Brings a referral to what its friend did: counts a confirmed friend, holds a suspicious one, gives what the rules say,
 * and takes back what a refund ended. Idempotent; of concurrent calls for one referrer the second one waits.
 */
export async function settleReferral(strapi: Core.Strapi, id: number) {
  const known = await findReferral(strapi, { id })
  if (!known) return
  await strapi.db.transaction(async () => {
    const { referrerUserId, friendUserId } = known
    await lockUsers(strapi, [referrerUserId, ...(friendUserId === null ? [] : [friendUserId])])
    const row = await findReferral(strapi, { id })
    const referrer = await findUser(strapi, referrerUserId)
    if (!row || !referrer) return
    await notePayment(strapi, row)
    await evaluate(strapi, row)
    const settled = await findReferral(strapi, { id })
    if (settled?.state === 'confirmed' && !referrer.blocked) await giveRewards(strapi, settled)
    await revokeRefunded(strapi, row)
    await countReferrals(strapi, referrerUserId)
  })
}

/** The first payment of a friend, stored for good: a reward depends on it. */
async function notePayment(strapi: Core.Strapi, { id, friendUserId, paidOrderId }: ReferralRow) {
  if (friendUserId === null || paidOrderId !== null) return
  const order: OrderRow | null = await strapi.db.query(orderUid).findOne({
    where: {
      userId: friendUserId,
      amount: { $gt: 0 },
      fulfilledAt: { $notNull: true },
      state: { $ne: 'refunded' },
    },
    orderBy: { id: 'asc' },
  })
  if (order) await changeReferral(strapi, id, { paidOrderId: order.id, paidAt: order.paidAt })
}

/** A friend is examined when they confirm their address, and again when a receipt tells where they live. */
async function evaluate(strapi: Core.Strapi, row: ReferralRow) {
  const { id, state, referrerUserId, friendUserId, decidedAt } = row
  if (friendUserId === null || decidedAt !== null || state === 'held' || state === 'refused') return
  const friend = await findUser(strapi, friendUserId)
  const referrer = await findUser(strapi, referrerUserId)
  if (!friend?.confirmed || !referrer) return
  const marks = await marksOf(strapi, { row, friend, referrer })
  const at = now().toISOString()
  const confirmedAt = row.confirmedAt ?? at
  if (marks.length > 0)
    await changeReferral(strapi, id, { state: 'held', marks, heldAt: at, confirmedAt })
  else await changeReferral(strapi, id, { state: 'confirmed', confirmedAt })
}

async function giveRewards(strapi: Core.Strapi, row: ReferralRow) {
  const rules = await readRules(strapi)
  if (!rules.isOn) return
  const { id, referrerUserId: userId, paidOrderId: orderId } = row
  const confirmed = await strapi.db
    .query('api::referral.referral')
    .count({ where: { referrerUserId: userId, state: 'confirmed' } })
  for (const { friends, reward } of rules.tiers)
    if (friends <= confirmed)
      await giveReward(strapi, {
        rewardKey: `${userId}:friends:${friends}`,
        userId,
        reward,
        friends,
      })
  if (orderId === null || (await isRefunded(strapi, orderId))) return
  const paid = { rewardKey: `${userId}:paid:${id}`, userId, reward: rules.paid }
  await giveReward(strapi, { ...paid, referralId: id, orderId })
}

async function isRefunded({ db }: Core.Strapi, id: number): Promise<boolean> {
  const order: OrderRow | null = await db.query(orderUid).findOne({ where: { id } })
  return order?.state === 'refunded'
}

async function revokeRefunded(strapi: Core.Strapi, { id }: ReferralRow) {
  const given: RewardRow[] = await strapi.db
    .query(rewardUid)
    .findMany({ where: { referralId: id, state: 'given' } })
  for (const reward of given)
    if (reward.orderId !== null && (await isRefunded(strapi, reward.orderId)))
      await revokeReward(strapi, reward)
}
