import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { type UserCouponRow, userCouponUid } from '../coupons/user-coupon-row'
import { endTermNow } from '../entitlements/end-term-now'
import {
  type EntitlementRow,
  entitlementUid,
  findEntitlement,
} from '../entitlements/entitlement-row'
import { show } from '../entitlements/kinds'
import { deferBilling } from '../payments/subscriptions/defer-billing'
import { type RewardRow, rewardUid, sourceKeyOf } from './reward-row'

/**
 * Takes back a reward, once: an unused coupon is withdrawn, days as far as they are unused. In a transaction with the
 * referrer's row locked.
 */
export async function revokeReward(strapi: Core.Strapi, reward: RewardRow) {
  const at = now()
  const granted = await findEntitlement(strapi, { sourceKey: sourceKeyOf(reward) })
  const isRevoked = granted ? await withdraw(strapi, granted, reward, at) : false
  await strapi.db.query(rewardUid).updateMany({
    where: { id: reward.id, state: 'given' },
    data: { state: isRevoked ? 'revoked' : 'used', revokedAt: at.toISOString() },
  })
}

async function withdraw(
  strapi: Core.Strapi,
  granted: EntitlementRow,
  { userId }: RewardRow,
  at: Date,
): Promise<boolean> {
  if (granted.kind === 'term') {
    const isEnded = await endTermNow(strapi, { userId, id: granted.id, at })
    if (isEnded) await deferBilling(strapi, userId)
    return isEnded
  }
  const coupon: UserCouponRow | null = await strapi.db
    .query(userCouponUid)
    .findOne({ where: { id: granted.thingId ?? 0 } })
  if (coupon?.state === 'used') return false
  const state = { ownState: 'revoked', state: 'revoked', stateSince: at.toISOString() } as const
  await strapi.db.query(entitlementUid).updateMany({ where: { id: granted.id }, data: state })
  await show(strapi, granted, 'revoked')
  return true
}
