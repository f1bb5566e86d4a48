import { z } from 'zod'
import { referralReward } from './referral-rules'

/** used: the coupon or the days were used before the friend's payment was refunded. */
export const referralRewardStates = ['given', 'revoked', 'used'] as const

/** A reward that a referrer received. */
export const givenReward = z.object({
  id: z.string(),
  reward: referralReward,
  /** After so many confirmed friends; null: for the payment of a friend. */
  friends: z.number().int().nullable(),
  /** Of a coupon. */
  couponCode: z.string().nullable(),
  state: z.enum(referralRewardStates),
  /** ISO 8601 with Z. */
  givenAt: z.string(),
})

export type GivenReward = z.infer<typeof givenReward>

/**
 * GET /referral/mine → the caller's code, made by the first call; how many friends registered with it and how many of
 * them are confirmed and counted; the next reward, the reward for a friend's payment, and the rewards received, newest
 * first. `isOn`: rewards are given at present.
 */
export const ownReferralsAnswer = z.object({
  code: z.string(),
  registered: z.number().int(),
  confirmed: z.number().int(),
  isOn: z.boolean(),
  /** null: every reward for a number of friends is reached. */
  next: z.object({ friends: z.number().int(), reward: referralReward }).nullable(),
  /** null: none is given. */
  paid: referralReward.nullable(),
  rewards: z.array(givenReward),
})

export type OwnReferrals = z.infer<typeof ownReferralsAnswer>
