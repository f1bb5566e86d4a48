import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const bulkStep = {
  uid: 'api::bulk-step.bulk-step',
  versions: ofPeople,
  retention: { job: 'purgeBulkRuns', days: 90, after: 'the trial of its run' },
  personalData: {
    name: 'actsOnMany',
    fields: ['outcome', 'createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
