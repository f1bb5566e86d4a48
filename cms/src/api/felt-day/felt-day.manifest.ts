import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const feltDay = {
  uid: 'api::felt-day.felt-day',
  versions: ofPeople,
  // At most one per day.
  retention: withAccount,
  personalData: {
    name: 'feltDays',
    fields: ['day', 'body', 'feeling', 'mind', 'word', 'feltAt', 'createdAt', 'updatedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
