import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entitlement = {
  uid: 'api::entitlement.entitlement',
  versions: ofMoney,
  retention: { stays: 'accounts: what was had for which money' },
} as const satisfies ContentManifest
