import type { GivenReward, ReferralReward } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** What a member received for inviting friends. */
export type RewardRow = {
  id: number
  documentId: string
  /** Unique: the referrer, and the number of friends or the friend who paid. */
  rewardKey: string
  userId: number
  /** After so many confirmed friends; null: for a payment. */
  friends: number | null
  referralId: number | null
  /** The payment that it depends on. */
  orderId: number | null
  reward: ReferralReward
  couponCode: string | null
  /** revoked: taken back after a refund; used: the refund came too late. */
  state: GivenReward['state']
  givenAt: string
  revokedAt: string | null
}

export const rewardUid = 'api::referral-reward.referral-reward'
export const rewardTable = 'referral_rewards'

/** Prefix of the source key of the entitlement that a reward grants. */
export const sourceKeyOf = ({ rewardKey }: Pick<RewardRow, 'rewardKey'>) => `referral:${rewardKey}`

const most = 100

/** A member's rewards, newest first. */
export async function listRewards({ db }: Core.Strapi, userId: number): Promise<GivenReward[]> {
  const rows: RewardRow[] = await db
    .query(rewardUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' }, limit: most })
  return rows.map(({ documentId: id, reward, friends, couponCode, state, givenAt }) => ({
    ...{ id, reward, friends, couponCode, state },
    givenAt: new Date(givenAt).toISOString(),
  }))
}
