import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysis = {
  uid: 'api::analysis.analysis',
  versions: ofPeople,
} as const satisfies ContentManifest
