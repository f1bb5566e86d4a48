import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const analysis = {
  uid: 'api::analysis.analysis',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'analyses',
    // Without `outline`: it follows from people, day and versions.
    fields: ['documentId', 'kind', 'people', 'madeOn', 'engineVersion', 'textVersion', 'createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
