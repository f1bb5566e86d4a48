import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userToken = {
  uid: 'api::user-token.user-token',
  versions: ofPeople,
} as const satisfies ContentManifest
