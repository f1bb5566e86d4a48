import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const order = {
  uid: 'api::order.order',
  versions: ofMoney,
} as const satisfies ContentManifest
