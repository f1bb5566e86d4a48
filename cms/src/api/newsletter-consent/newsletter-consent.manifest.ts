import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterConsent = {
  uid: 'api::newsletter-consent.newsletter-consent',
  versions: ofPeople,
} as const satisfies ContentManifest
