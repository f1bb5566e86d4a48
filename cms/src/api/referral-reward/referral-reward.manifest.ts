import { ofMoney, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const referralReward = {
  uid: 'api::referral-reward.referral-reward',
  versions: ofMoney,
  retention: withAccount,
  personalData: {
    name: 'referralRewards',
    fields: ['friends', 'reward', 'couponCode', 'state', 'givenAt', 'revokedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
