import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const sequenceRun = {
  uid: 'api::sequence-run.sequence-run',
  versions: ofPeople,
  retention: { job: 'purgeSequenceRuns', days: 400, after: 'it ended' },
  personalData: {
    name: 'sequences',
    fields: ['occasion', 'state', 'reason', 'createdAt', 'nextAt', 'endedAt'],
  },
  counted: ['postponed'],
  editing: null,
} as const satisfies ContentManifest
