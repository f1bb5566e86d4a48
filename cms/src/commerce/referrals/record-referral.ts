import type { Core } from '@strapi/strapi'
import { writeFacts } from '../../members/users/facts/write-facts'
import { lockUser } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { personMark } from '../coupons/person-mark'
import { codeOfSource } from './code-row'
import { countReferrals } from './count-referrals'
import { referralTable } from './referral-row'

/**
 * Records who referred a new user, if the source of the registration is a member's code. In the transaction that adds
 * the user; a user has one referrer at most.
 */
export async function recordReferral(strapi: Core.Strapi, friend: UserRow) {
  const code = await codeOfSource(strapi, friend.referralSource)
  // The referrer's account may have been erased since.
  if (!code || !(await lockUser(strapi, code.userId))) return
  await insertOnce(strapi, {
    table: referralTable,
    unique: 'friend_user_id',
    row: {
      referrer_user_id: code.userId,
      friend_user_id: friend.id,
      friend_mark: personMark('referral', friend.email),
      state: 'registered',
      registered_at: now(),
    },
  })
  await countReferrals(strapi, code.userId)
  await writeFacts(strapi, [friend.id])
}
