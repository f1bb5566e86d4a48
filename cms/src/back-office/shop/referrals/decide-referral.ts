import type { Core } from '@strapi/strapi'
import { settleFriend } from '../../../commerce/referrals/ask-to-settle'
import { countReferrals } from '../../../commerce/referrals/count-referrals'
import { findReferral, referralUid } from '../../../commerce/referrals/referral-row'
import { lockUsers } from '../../../members/users/lock-user'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { recordAction } from '../../log/record-action'

type Wish = { admin: number; id: string; isAccepted: boolean; reason: string }

/** Counts a held friend, or refuses them for good; decided once. Throws notFound, referralDecided. */
export async function decideReferral(
  strapi: Core.Strapi,
  { admin, id, isAccepted, reason }: Wish,
): Promise<{ id: string }> {
  const found = await findReferral(strapi, { documentId: id })
  if (!found) throw new AppError('notFound')
  const { referrerUserId, friendUserId } = found
  if (found.state !== 'held' || friendUserId === null) throw new AppError('referralDecided')
  return strapi.db.transaction(async () => {
    await lockUsers(strapi, [referrerUserId, friendUserId])
    const state = isAccepted ? 'confirmed' : 'refused'
    const { count } = await strapi.db.query(referralUid).updateMany({
      where: { id: found.id, state: 'held' },
      data: { state, decidedAt: now().toISOString() },
    })
    if (count === 0) throw new AppError('referralDecided')
    await countReferrals(strapi, referrerUserId)
    await settleFriend(strapi, friendUserId)
    await recordAction(strapi, {
      admin,
      act: isAccepted ? 'acceptReferral' : 'refuseReferral',
      subject: { kind: 'user', id: friendUserId },
      before: { state: 'held' },
      after: { state },
      reason,
    })
    return { id }
  })
}
