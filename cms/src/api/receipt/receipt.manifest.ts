import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const receipt = {
  uid: 'api::receipt.receipt',
  versions: ofMoney,
  retention: { stays: 'accounts: a book without gaps' },
} as const satisfies ContentManifest
