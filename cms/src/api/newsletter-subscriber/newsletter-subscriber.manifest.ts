import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterSubscriber = {
  uid: 'api::newsletter-subscriber.newsletter-subscriber',
  versions: ofPeople,
  retention: {
    job: 'purgeNewsletters',
    days: 30,
    after: 'the unanswered request to confirm',
  },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
