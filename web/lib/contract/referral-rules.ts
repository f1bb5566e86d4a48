import { z } from 'zod'
import { wholeFrom } from './back-office/shop-fields'
import { listOf } from './list-of'
import { isAnalysis } from './product-kinds'
import { productKey } from './products'

const validDays = wholeFrom(1, 366)

/** What a referrer receives: nothing, days of premium, or a personal coupon. */
export const referralReward = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('days'), days: wholeFrom(1, 366) }),
    z.strictObject({ kind: z.literal('percent'), percent: wholeFrom(1, 100), validDays }),
    z.strictObject({
      kind: z.literal('freeProduct'),
      freeProduct: productKey.refine(isAnalysis, { error: 'invalidField' }),
      validDays,
    }),
  ],
  { error: 'invalidField' },
)

export type ReferralReward = z.output<typeof referralReward>

const tier = z.strictObject({ friends: wholeFrom(1, 1000), reward: referralReward })

/** How many rewards depend on the number of confirmed friends. */
export const referralTiers = 3

/** After how many confirmed friends, and for the first payment of each friend, a referrer receives what. */
export const referralRules = z.strictObject({
  isOn: z.boolean({ error: 'invalidField' }),
  tiers: listOf(tier, {
    fewest: referralTiers,
    most: referralTiers,
    tooFew: 'invalidField',
  }).superRefine((tiers, context) => {
    for (const [at, { friends }] of tiers.entries())
      if (friends <= (tiers[at - 1]?.friends ?? 0))
        context.addIssue({ code: 'custom', path: [at, 'friends'], message: 'invalidField' })
  }),
  paid: referralReward,
})

export type ReferralRules = z.output<typeof referralRules>

/** The rules until an admin changes them. */
export const defaultReferralRules: ReferralRules = {
  isOn: true,
  tiers: [
    { friends: 1, reward: { kind: 'percent', percent: 20, validDays: 90 } },
    { friends: 3, reward: { kind: 'days', days: 14 } },
    { friends: 10, reward: { kind: 'days', days: 60 } },
  ],
  paid: { kind: 'days', days: 14 },
}
