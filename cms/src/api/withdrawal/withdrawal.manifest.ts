import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const withdrawal = {
  uid: 'api::withdrawal.withdrawal',
  versions: ofMoney,
  retention: {
    stays: 'accounting: reason of a refund; no personal data after the account is erased',
  },
  personalData: {
    name: 'withdrawals',
    byOrder: 'orderId',
    fields: ['name', 'email', 'effect', 'state', 'statedAt', 'refundDueAt', 'settledAt'],
    // The withdrawal explains the refund; the buyer is on the receipt.
    emptied: { userId: null, name: null, email: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
