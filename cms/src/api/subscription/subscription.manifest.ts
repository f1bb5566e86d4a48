import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const subscription = {
  uid: 'api::subscription.subscription',
  versions: ofMoney,
  retention: { stays: 'accounting: the agreed charges' },
  personalData: {
    name: 'subscriptions',
    // The reconciliation ends subscriptions without a user at Stripe.
    fields: [
      'plan',
      'amount',
      'currency',
      'status',
      'currentPeriodEnd',
      'cancelAtPeriodEnd',
      'cancelReason',
      'endedAt',
    ],
    emptied: { userId: null, cancelReason: null },
  },
  counted: ['version'],
  editing: null,
} as const satisfies ContentManifest
