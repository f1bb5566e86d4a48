import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterConsent = {
  uid: 'api::newsletter-consent.newsletter-consent',
  versions: ofPeople,
  retention: {
    job: 'purgeNewsletters',
    days: 5 * 365,
    after: 'its subscription ended; 30 days if it was never confirmed',
  },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
