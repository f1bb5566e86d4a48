import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const bulkRun = {
  uid: 'api::bulk-run.bulk-run',
  versions: ofPeople,
  retention: { job: 'forgetBulkRuns', days: 90, after: 'it was tried; a day if it never began' },
} as const satisfies ContentManifest
