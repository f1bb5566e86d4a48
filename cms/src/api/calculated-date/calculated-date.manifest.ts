import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const calculatedDate = {
  uid: 'api::calculated-date.calculated-date',
  versions: ofPeople,
  // Names and dates of address books too, which belong to no account.
  retention: { job: 'purgeCalculations', days: 7, after: 'the start of its calculation' },
  personalData: {
    name: 'calculatedDates',
    fields: ['birth', 'character', 'createdAt'],
  },
  counted: ['line'],
  editing: null,
} as const satisfies ContentManifest
