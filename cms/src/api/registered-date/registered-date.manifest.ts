import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const registeredDate = {
  uid: 'api::registered-date.registered-date',
  versions: ofPeople,
  retention: { job: 'eraseDeletedDates', days: 1, after: 'it was deleted' },
  personalData: {
    name: 'registeredDates',
    fields: ['documentId', 'name', 'date', 'groupKey', 'createdAt', 'updatedAt', 'deletedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
