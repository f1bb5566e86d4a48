import { z } from 'zod'
import { idAnswer } from '../account-fields'
import { referralRules } from '../referral-rules'
import { givenReward } from '../referrals'
import { actionReason } from './action-reason'

export const referralStates = ['registered', 'confirmed', 'held', 'refused'] as const

/**
 * Why a friend is not counted until an admin decides. self: the referrer themselves; household: the same billing
 * address; throwaway: a disposable e-mail address; repeat: this person was referred before.
 */
export const referralMarks = ['self', 'household', 'throwaway', 'repeat'] as const

export type ReferralMark = (typeof referralMarks)[number]

const instant = z.string().nullable()

/** GET /admin/referrals/{id} → a referrer's code, the newest friends, and the rewards. */
export const adminReferrer = z.object({
  id: z.string(),
  code: z.string(),
  user: z.string(),
  name: z.string(),
  email: z.string(),
  registered: z.number(),
  confirmed: z.number(),
  held: z.number(),
  purchases: z.number(),
  friends: z.array(
    z.object({
      id: z.string(),
      /** null: the account was deleted. */
      user: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      state: z.enum(referralStates),
      marks: z.array(z.enum(referralMarks)),
      registeredAt: z.string(),
      confirmedAt: instant,
      paidAt: instant,
      decidedAt: instant,
    }),
  ),
  rewards: z.array(givenReward),
})

export type AdminReferrer = z.infer<typeof adminReferrer>

/** POST /admin/referrals/{id}/decide → the id of the friend's row; referralDecided (409) unless it is held. */
export const decidedReferral = z.strictObject({
  isAccepted: z.boolean({ error: 'invalidField' }),
  reason: actionReason,
})

export const decidedReferralAnswer = idAnswer

/** GET /admin/referral-rules → the rules, and the totals of all codes. */
export const adminReferralRules = z.object({
  rules: referralRules,
  totals: z.object({
    codes: z.number(),
    registered: z.number(),
    confirmed: z.number(),
    held: z.number(),
    purchases: z.number(),
    rewards: z.number(),
    revoked: z.number(),
  }),
})

export type AdminReferralRules = z.infer<typeof adminReferralRules>

/** POST /admin/referral-rules → the rules as saved. They apply to rewards given from now on. */
export const savedReferralRules = z.strictObject({
  rules: referralRules,
  reason: actionReason,
})

export const savedReferralRulesAnswer = z.object({ rules: referralRules })
