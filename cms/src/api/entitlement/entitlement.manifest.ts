import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entitlement = {
  uid: 'api::entitlement.entitlement',
  versions: ofMoney,
  retention: { stays: 'accounting: what was granted for which payment' },
  personalData: {
    name: 'entitlements',
    fields: [
      'kind',
      'item',
      'state',
      'stateSince',
      'from',
      'until',
      'months',
      'days',
      'seconds',
      'plan',
      'createdAt',
    ],
    // Gifts and the order's records refer to it.
    emptied: { userId: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
