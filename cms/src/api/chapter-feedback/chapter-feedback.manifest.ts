import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const chapterFeedback = {
  uid: 'api::chapter-feedback.chapter-feedback',
  versions: ofPeople,
  // At most one per chapter of a bought analysis and its editions.
  retention: withAccount,
  personalData: {
    name: 'chapterFeedback',
    fields: ['analysisId', 'chapter', 'value', 'createdAt', 'updatedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
