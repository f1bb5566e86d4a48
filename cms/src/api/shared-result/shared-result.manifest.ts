import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const sharedResult = {
  uid: 'api::shared-result.shared-result',
  versions: ofPeople,
} as const satisfies ContentManifest
