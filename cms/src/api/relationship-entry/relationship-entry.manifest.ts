import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const relationshipEntry = {
  uid: 'api::relationship-entry.relationship-entry',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'relationshipList',
    fields: ['name', 'date', 'createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
