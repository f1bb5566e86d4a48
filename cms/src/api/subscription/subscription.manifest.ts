import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const subscription = {
  uid: 'api::subscription.subscription',
  versions: ofMoney,
} as const satisfies ContentManifest
