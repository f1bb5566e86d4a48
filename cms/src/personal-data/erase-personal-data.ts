import type { Core } from '@strapi/strapi'
import { eraseMessages } from '../contact/erase-messages'
import { messagesOf } from '../contact/messages-of'
import { forgetOwned, releaseClaims } from '../coupons/spend-coupon'
import { forgetSubscription } from '../newsletter/members'
import { leaveCustomer } from '../payments/left-customer'
import { removePicture } from '../pictures/person-pictures'
import { tellOfWriter } from '../reviews/tell-of-reviews'
import { lockUser } from '../users/lock-user'
import { findUser, type UserRow, userUid } from '../users/user-row'
import { blankLog } from './blank-log'
import { type PersonalUid, personalTable, personalUids, rowsOfUser } from './personal-tables'

/**
 * Erases a user, every row of theirs and the files of their picture in one transaction, together with
 * what `lastWords` does in it. Whoever adds rows for a user locks the user's row first, as we do, so that
 * nothing comes after us.
 */
export async function erasePersonalData(
  strapi: Core.Strapi,
  userId: number,
  lastWords: () => Promise<void>,
) {
  const { db } = strapi
  await db.transaction(async () => {
    const user = await lockUser(strapi, userId)
    const row = await findUser(strapi, userId)
    const customer = row?.stripeCustomerId
    if (customer) await leaveCustomer(strapi, customer, { userId })
    await releaseClaims(strapi, userId)
    await forgetOwned(strapi, userId)
    await tellOfWriter(strapi, userId)
    if (row) await eraseMessages(strapi, messagesOf(row))
    if (row) await forgetSubscription(strapi, row.email)
    if (row) await blankLog(strapi, row)
    for (const uid of personalUids) await eraseRows(strapi, uid, row ?? { id: userId })
    await db.query('api::gift.gift').updateMany(nobodysClaim(userId))
    await db.query(userUid).delete({ where: { id: userId } })
    await lastWords()
    // Before the row that knows of them is gone for good: after a crash nobody would find the files.
    if (user?.picture) await removePicture(user.picture)
  })
}

async function eraseRows({ db }: Core.Strapi, uid: PersonalUid, user: UserRow | { id: number }) {
  const { by, emptied } = personalTable(uid)
  const where = 'email' in user ? rowsOfUser(uid, user) : { [by]: user.id }
  if (emptied) await db.query(uid).updateMany({ where, data: emptied })
  else await db.query(uid).deleteMany({ where })
}

/** A gift that the user claimed was somebody else's money. */
const nobodysClaim = (claimedByUserId: number) => ({
  where: { claimedByUserId },
  data: { claimedByUserId: null },
})
