import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const calculation = {
  uid: 'api::calculation.calculation',
  versions: ofPeople,
  retention: { job: 'purgeCalculations', days: 7, after: 'its start' },
  personalData: {
    name: 'calculations',
    by: 'admin',
    fields: ['name', 'source', 'all', 'createdAt'],
    // Another admin may still need the result.
    emptied: { admin: null },
  },
  counted: ['cursor', 'differing', 'done', 'faulty'],
  editing: null,
} as const satisfies ContentManifest
