import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const referralCode = {
  uid: 'api::referral-code.referral-code',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'referralCodes',
    fields: ['code', 'registered', 'confirmed', 'purchases', 'rewards'],
  },
  counted: ['registered', 'confirmed', 'held', 'purchases', 'rewards'],
  editing: null,
} as const satisfies ContentManifest
