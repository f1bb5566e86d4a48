import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysis = {
  uid: 'api::analysis.analysis',
  versions: ofPeople,
  retention: withAccount,
} as const satisfies ContentManifest
