import type { OwnReferrals, ReferralReward } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { requireCode } from '../referrals/code-row'
import { readRules } from '../referrals/rules'
import { listRewards } from './reward-row'

const isGiven = ({ kind }: ReferralReward) => kind !== 'none'

/** A member's code, made on first use, with its results and the next reward. */
export async function showOwnReferrals(strapi: Core.Strapi, userId: number): Promise<OwnReferrals> {
  const row = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    return requireCode(strapi, userId)
  })
  const { code, registered, confirmed } = row
  const { isOn, tiers, paid } = await readRules(strapi)
  const next = tiers.find(({ friends, reward }) => friends > confirmed && isGiven(reward))
  return {
    ...{ code, registered, confirmed, isOn },
    next: next ?? null,
    paid: isGiven(paid) ? paid : null,
    rewards: await listRewards(strapi, userId),
  }
}
