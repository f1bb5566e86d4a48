import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entitlement = {
  uid: 'api::entitlement.entitlement',
  versions: ofMoney,
  retention: { stays: 'accounts: what was had for which money' },
  personalData: {
    name: 'entitlements',
    fields: [
      'kind',
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
