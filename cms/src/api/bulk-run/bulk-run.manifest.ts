import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const bulkRun = {
  uid: 'api::bulk-run.bulk-run',
  versions: ofPeople,
} as const satisfies ContentManifest
