import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const searchMiss = {
  uid: 'api::search-miss.search-miss',
  versions: ofSystem,
  retention: { job: 'forgetMisses', days: 90, after: 'somebody looked for it last' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
