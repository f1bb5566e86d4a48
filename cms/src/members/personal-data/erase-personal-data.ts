import type { Core } from '@strapi/strapi'
import { deleteOwned, releaseClaims } from '../../commerce/coupons/spend-coupon'
import { markCustomerErased } from '../../commerce/payments/stripe/erased-customers'
import { leaveReferrals } from '../../commerce/referrals/leave-referrals'
import { announceReviewsOf } from '../../library/reviews/announce-reviews'
import { eraseMessages } from '../../messaging/contact/erase-messages'
import { deleteSubscription } from '../../messaging/newsletter/members'
import { hasBackups } from '../../platform/backups/stores/backup-store'
import { addTask } from '../../platform/tasks/add-task'
import { lockUser } from '../users/lock-user'
import { findUser, type UserRow, userUid } from '../users/user-row'
import { finishErasure, type LastMail } from './finish-erasure'
import { type PersonalUid, personalTable, personalUids, rowsOfUser } from './personal-tables'
import { redactLog } from './redact-log'

/**
 * Erases a user and all their rows in one transaction, which also runs `beforeCommit`. The files of their picture are
 * deleted by a task of that transaction, before `lastMail` is sent. Code that adds rows for a user must lock the user's
 * row first, as this does, so that nothing is added after the erasure.
 */
export async function erasePersonalData(
  strapi: Core.Strapi,
  userId: number,
  { lastMail, beforeCommit }: { lastMail?: LastMail; beforeCommit?: () => Promise<void> } = {},
) {
  const { db } = strapi
  await db.transaction(async () => {
    const user = await lockUser(strapi, userId)
    const row = await findUser(strapi, userId)
    const customer = row?.stripeCustomerId
    if (customer) await markCustomerErased(strapi, customer, { userId })
    await releaseClaims(strapi, userId)
    await deleteOwned(strapi, userId)
    await leaveReferrals(strapi, userId)
    await announceReviewsOf(strapi, userId)
    if (row) await eraseMessages(strapi, rowsOfUser('api::contact-message.contact-message', row))
    if (row) await deleteSubscription(strapi, row.email)
    if (row) await redactLog(strapi, row)
    for (const uid of personalUids) await eraseRows(strapi, uid, row ?? { id: userId })
    await db.query('api::gift.gift').updateMany(unclaimed(userId))
    await db.query(userUid).delete({ where: { id: userId } })
    // Older backups contain the account: a restore erases it again.
    if (row && hasBackups) await recordSoon(strapi, row)
    await finishErasure(strapi, { userId, picture: user?.picture, lastMail })
    await beforeCommit?.()
  })
}

const recordSoon = (strapi: Core.Strapi, { documentId }: UserRow) =>
  addTask(strapi, { kind: 'recordErasure', about: documentId, payload: { account: documentId } })

async function eraseRows({ db }: Core.Strapi, uid: PersonalUid, user: UserRow | { id: number }) {
  const { by, emptied } = personalTable(uid)
  const where = 'email' in user ? rowsOfUser(uid, user) : { [by]: user.id }
  if (emptied) await db.query(uid).updateMany({ where, data: emptied })
  else await db.query(uid).deleteMany({ where })
}

/** A gift claimed by the user was paid by another person, so its row stays. */
const unclaimed = (claimedByUserId: number) => ({
  where: { claimedByUserId },
  data: { claimedByUserId: null },
})
