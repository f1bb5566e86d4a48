import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const searchMiss = {
  uid: 'api::search-miss.search-miss',
  versions: ofSystem,
} as const satisfies ContentManifest
