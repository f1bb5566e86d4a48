import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const ebookLink = {
  uid: 'api::ebook-link.ebook-link',
  versions: ofPeople,
  retention: { job: 'purgeOldAccounts', days: 30, after: 'its end' },
  personalData: {
    name: 'ebookLinks',
    fields: ['item', 'createdAt', 'expiresAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
