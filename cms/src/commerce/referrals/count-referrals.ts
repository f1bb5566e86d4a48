import type { Core } from '@strapi/strapi'
import { writeFacts } from '../../members/users/facts/write-facts'
import { codeTable } from './code-row'
import { referralTable } from './referral-row'

/**
 * Counts a referrer's friends and rewards anew, for lists. In the transaction that changed them, with the referrer's
 * row locked.
 */
export const countReferrals = async (strapi: Core.Strapi, userId: number): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const count = (condition: string) =>
      trx.raw(`COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`)
    const [friends] = await trx(referralTable)
      .where({ referrer_user_id: userId })
      .select({
        registered: trx.raw('COUNT(*)'),
        confirmed: count(`state = 'confirmed'`),
        held: count(`state = 'held'`),
        purchases: count('paid_order_id IS NOT NULL'),
      })
    const [given] = await trx('referral_rewards')
      .where({ user_id: userId, state: 'given' })
      .select({ rewards: trx.raw('COUNT(*)') })
    const counted = Object.entries({ ...friends, ...given })
    await trx(codeTable)
      .where({ user_id: userId })
      .update(Object.fromEntries(counted.map(([name, value]) => [name, Number(value)])))
    await writeFacts(strapi, [userId])
  })
