import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const gift = {
  uid: 'api::gift.gift',
  versions: ofPeople,
} as const satisfies ContentManifest
