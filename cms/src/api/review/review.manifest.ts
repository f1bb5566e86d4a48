import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const review = {
  uid: 'api::review.review',
  versions: ofPeople,
} as const satisfies ContentManifest
