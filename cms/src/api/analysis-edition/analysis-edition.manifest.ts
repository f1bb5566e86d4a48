import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysisEdition = {
  uid: 'api::analysis-edition.analysis-edition',
  versions: ofPeople,
} as const satisfies ContentManifest
