import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterConsent = {
  uid: 'api::newsletter-consent.newsletter-consent',
  versions: ofPeople,
  retention: {
    job: 'forgetNewsletters',
    days: 5 * 365,
    after: 'its subscription ended; 30 if it never began',
  },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
