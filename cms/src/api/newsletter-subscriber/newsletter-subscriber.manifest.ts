import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterSubscriber = {
  uid: 'api::newsletter-subscriber.newsletter-subscriber',
  versions: ofPeople,
  retention: {
    job: 'forgetNewsletters',
    days: 30,
    after: 'it was asked and said nothing',
  },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
