import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { lockUser } from '../../members/users/lock-user'
import { countReferrals } from './count-referrals'
import { findReferral, referralTable, referralUid } from './referral-row'

/**
 * Before an account is erased: its friends lose their referrer; as a friend it stays counted only if it was counted, and
 * nothing is left to decide. In that transaction, with the user's row locked.
 */
export async function leaveReferrals(strapi: Core.Strapi, userId: number) {
  const rows = strapi.db.query(referralUid)
  await strapi.db.transaction(async ({ trx }) => {
    const friends = trx(referralTable).where({ referrer_user_id: userId }).select('friend_user_id')
    await trx(factsTable).whereIn('user_id', friends).update({ referral: null })
  })
  await rows.deleteMany({ where: { referrerUserId: userId } })
  const own = await findReferral(strapi, { friendUserId: userId })
  if (!own || !['registered', 'held'].includes(own.state)) return
  await rows.deleteMany({ where: { id: own.id } })
  if (await lockUser(strapi, own.referrerUserId)) await countReferrals(strapi, own.referrerUserId)
}
