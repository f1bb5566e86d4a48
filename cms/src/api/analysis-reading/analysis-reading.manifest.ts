import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysisReading = {
  uid: 'api::analysis-reading.analysis-reading',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'readings',
    fields: ['analysisId', 'chaptersRead', 'bookmarks', 'lastChapter', 'createdAt', 'lastReadAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
