import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const review = {
  uid: 'api::review.review',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'reviews',
    fields: [
      'subject',
      'stars',
      'title',
      'text',
      'name',
      'language',
      'state',
      'answer',
      'reason',
      'writtenAt',
    ],
  },
  counted: [],
} as const satisfies ContentManifest
