import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const withdrawal = {
  uid: 'api::withdrawal.withdrawal',
  versions: ofMoney,
  retention: { stays: 'accounts: why money went back; names nobody once the account is gone' },
} as const satisfies ContentManifest
