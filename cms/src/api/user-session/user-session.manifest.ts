import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userSession = {
  uid: 'api::user-session.user-session',
  versions: ofPeople,
} as const satisfies ContentManifest
