import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const receipt = {
  uid: 'api::receipt.receipt',
  versions: ofMoney,
} as const satisfies ContentManifest
