import { ofSystem, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const referralRule = {
  uid: 'api::referral-rule.referral-rule',
  versions: ofSystem,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
