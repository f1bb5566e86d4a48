import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterSubscriber = {
  uid: 'api::newsletter-subscriber.newsletter-subscriber',
  versions: ofPeople,
} as const satisfies ContentManifest
