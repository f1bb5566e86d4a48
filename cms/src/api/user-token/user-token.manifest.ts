import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userToken = {
  uid: 'api::user-token.user-token',
  versions: ofPeople,
  retention: { job: 'purgeOldAccounts', days: 30, after: 'its end' },
  personalData: {
    name: 'links',
    fields: ['kind', 'email', 'createdAt', 'expiresAt', 'usedAt', 'chosenPeople'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
