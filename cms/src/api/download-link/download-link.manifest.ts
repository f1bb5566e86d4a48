import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const downloadLink = {
  uid: 'api::download-link.download-link',
  versions: ofPeople,
  retention: { job: 'purgeOldAccounts', days: 30, after: 'its end' },
  personalData: {
    name: 'downloadLinks',
    fields: ['language', 'createdAt', 'expiresAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
