import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const subscription = {
  uid: 'api::subscription.subscription',
  versions: ofMoney,
  retention: { stays: 'accounts: which charges were agreed' },
} as const satisfies ContentManifest
