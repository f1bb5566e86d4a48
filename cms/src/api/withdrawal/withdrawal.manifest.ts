import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const withdrawal = {
  uid: 'api::withdrawal.withdrawal',
  versions: ofMoney,
} as const satisfies ContentManifest
