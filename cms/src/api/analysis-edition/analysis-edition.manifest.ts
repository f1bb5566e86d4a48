import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysisEdition = {
  uid: 'api::analysis-edition.analysis-edition',
  versions: ofPeople,
  // At most one per change of the texts, each started by an admin.
  retention: withAccount,
  personalData: {
    name: 'earlierAnalyses',
    fields: ['analysisId', 'engineVersion', 'textVersion', 'createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
