import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userFact = {
  uid: 'api::user-fact.user-fact',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'figures',
    // The other fields repeat the user's own row.
    fields: ['character', 'orders', 'spentHuf', 'spentGbp', 'lastSeenAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
