import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const registeredDate = {
  uid: 'api::registered-date.registered-date',
  versions: ofPeople,
  retention: { job: 'eraseDeletedDates', days: 1, after: 'it was deleted' },
} as const satisfies ContentManifest
