import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const sharedResult = {
  uid: 'api::shared-result.shared-result',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'sharedResults',
    fields: ['documentId', 'kind', 'people', 'showsDates', 'engineVersion', 'createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
