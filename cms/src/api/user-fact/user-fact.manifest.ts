import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userFact = {
  uid: 'api::user-fact.user-fact',
  versions: ofPeople,
} as const satisfies ContentManifest
