import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const payLink = {
  uid: 'api::pay-link.pay-link',
  versions: ofMoney,
} as const satisfies ContentManifest
