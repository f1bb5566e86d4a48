import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const dateGroup = {
  uid: 'api::date-group.date-group',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'dateGroups',
    fields: ['documentId', 'name', 'createdAt', 'updatedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
