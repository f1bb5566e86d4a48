import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const bulkRun = {
  uid: 'api::bulk-run.bulk-run',
  versions: ofPeople,
  retention: {
    job: 'purgeBulkRuns',
    days: 90,
    after: 'its trial; 1 day if it never started',
  },
  personalData: {
    name: 'actsOnManyByThem',
    by: 'admin',
    fields: ['what', 'state', 'createdAt'],
    // Actions on other users stay recorded, without acting admin and reason.
    emptied: { admin: null, reason: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
