import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const referral = {
  uid: 'api::referral.referral',
  versions: ofPeople,
  retention: { stays: 'counts a person once, for one referrer' },
  personalData: {
    name: 'referrals',
    by: 'friendUserId',
    fields: ['state', 'registeredAt', 'confirmedAt', 'paidAt'],
    // The friend stays counted for the referrer, with a mark that only our key can match to the person.
    emptied: { friendUserId: null, marks: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
