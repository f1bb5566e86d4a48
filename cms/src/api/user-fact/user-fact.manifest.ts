import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userFact = {
  uid: 'api::user-fact.user-fact',
  versions: ofPeople,
  retention: withAccount,
} as const satisfies ContentManifest
