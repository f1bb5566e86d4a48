import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entitlement = {
  uid: 'api::entitlement.entitlement',
  versions: ofMoney,
} as const satisfies ContentManifest
