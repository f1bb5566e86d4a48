import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const gift = {
  uid: 'api::gift.gift',
  versions: ofPeople,
  retention: { stays: 'accounts; forgetOldAccounts takes out whom they were for' },
} as const satisfies ContentManifest
