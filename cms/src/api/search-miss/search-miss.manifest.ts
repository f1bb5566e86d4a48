import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const searchMiss = {
  uid: 'api::search-miss.search-miss',
  versions: ofSystem,
  retention: { job: 'purgeSearchMisses', days: 90, after: 'the last search for it' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
