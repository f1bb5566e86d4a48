import type { ReferralReward } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { couponsLink, profileLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { dayText } from '../../platform/lib/local-form'
import { grantCoupon } from '../coupons/grant-coupon'
import { grant } from '../entitlements/grant'
import { deferBilling } from '../payments/subscriptions/defer-billing'
import { findLiving } from '../payments/subscriptions/subscription-row'
import { type RewardRow, rewardTable, rewardUid, sourceKeyOf } from './reward-row'

const dayMs = 86_400_000

type New = Pick<RewardRow, 'rewardKey' | 'userId' | 'reward'> &
  Partial<Pick<RewardRow, 'friends' | 'referralId' | 'orderId'>>

/** Gives a reward once per key, with an e-mail. In a transaction with the referrer's row locked. */
export async function giveReward(strapi: Core.Strapi, wish: New) {
  const { rewardKey, userId, reward, friends = null, referralId = null, orderId = null } = wish
  if (reward.kind === 'none') return
  const id = await insertOnce(strapi, {
    table: rewardTable,
    unique: 'reward_key',
    row: {
      ...{ reward_key: rewardKey, user_id: userId, friends, referral_id: referralId },
      ...{ order_id: orderId, reward: JSON.stringify(reward), state: 'given', given_at: now() },
    },
  })
  if (id === undefined) return
  if (reward.kind === 'days') return giveDays(strapi, wish, reward.days)
  const couponCode = await giveCoupon(strapi, wish, reward)
  await strapi.db.query(rewardUid).updateMany({ where: { id }, data: { couponCode } })
}

async function giveDays(strapi: Core.Strapi, wish: New, days: number) {
  const { userId } = wish
  const sourceKey = sourceKeyOf(wish)
  await grant(strapi, { kind: 'term', sourceKey, userId, days, from: now() })
  if (await findLiving(strapi, userId)) await deferBilling(strapi, userId)
  const user = await findUser(strapi, userId)
  if (!user?.paidUserExpire) return
  await queueMail(strapi, {
    mail: 'daysGiven',
    to: user.email,
    userId,
    data: {
      name: user.firstName,
      until: dayText(new Date(user.paidUserExpire)),
      link: profileLink(),
    },
    dedupeKey: `daysGiven:${sourceKey}`,
  })
}

type CouponReward = Extract<ReferralReward, { validDays: number }>

async function giveCoupon(strapi: Core.Strapi, wish: New, { validDays, ...what }: CouponReward) {
  const { userId } = wish
  const from = now()
  const until = new Date(from.getTime() + validDays * dayMs)
  const terms = { userId, source: 'referral', ...what, validUntil: until } as const
  const { code, userCouponId: thingId } = await grantCoupon(strapi, terms)
  const sourceKey = sourceKeyOf(wish)
  await grant(strapi, { kind: 'coupon', sourceKey, thingId, userId, from, until })
  const user = await findUser(strapi, userId)
  if (user)
    await queueMail(strapi, {
      mail: 'coupon',
      to: user.email,
      userId,
      data: { name: user.firstName, coupon: code, until: dayText(until), link: couponsLink() },
      dedupeKey: `coupon:${code}`,
    })
  return code
}
