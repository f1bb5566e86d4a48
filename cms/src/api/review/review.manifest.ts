import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const review = {
  uid: 'api::review.review',
  versions: ofPeople,
  retention: withAccount,
} as const satisfies ContentManifest
