import { type AdminReferrer, rowsInPanel } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { codeUid, type ReferralCodeRow } from '../../../commerce/referrals/code-row'
import { type ReferralRow, referralUid } from '../../../commerce/referrals/referral-row'
import { listRewards } from '../../../commerce/rewards/reward-row'
import { fullName } from '../../../members/users/full-name'
import { findUser, type UserRow, userUid } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { instantOf } from '../../lists/cells'

/** A referrer's code, the friends (held ones first) and the rewards. Throws notFound. */
export async function showReferrer(strapi: Core.Strapi, id: string): Promise<AdminReferrer> {
  const row: ReferralCodeRow | null = await strapi.db
    .query(codeUid)
    .findOne({ where: { documentId: id } })
  const user = row && (await findUser(strapi, row.userId))
  if (!row || !user) throw new AppError('notFound')
  const { code, registered, confirmed, held, purchases } = row
  return {
    ...{ id, code, registered, confirmed, held, purchases },
    ...{ user: user.documentId, name: fullName(user), email: user.email },
    friends: await friendsOf(strapi, user.id),
    rewards: await listRewards(strapi, user.id),
  }
}

async function friendsOf(
  { db }: Core.Strapi,
  referrerUserId: number,
): Promise<AdminReferrer['friends']> {
  const find = (where: object): Promise<ReferralRow[]> =>
    db.query(referralUid).findMany({
      where: { referrerUserId, ...where },
      orderBy: { id: 'desc' },
      limit: rowsInPanel,
    })
  const rows = [...(await find({ state: 'held' })), ...(await find({ state: { $ne: 'held' } }))]
  const shown = rows.slice(0, rowsInPanel)
  const ids = shown.flatMap(({ friendUserId }) => friendUserId ?? [])
  const users: UserRow[] = await db.query(userUid).findMany({ where: { id: { $in: ids } } })
  return shown.map((row) => {
    const friend = users.find(({ id }) => id === row.friendUserId)
    return {
      id: row.documentId,
      user: friend?.documentId ?? null,
      name: friend ? fullName(friend) : '',
      email: friend?.email ?? null,
      state: row.state,
      marks: row.marks ?? [],
      registeredAt: instantOf(row.registeredAt) ?? '',
      confirmedAt: instantOf(row.confirmedAt),
      paidAt: instantOf(row.paidAt),
      decidedAt: instantOf(row.decidedAt),
    }
  })
}
