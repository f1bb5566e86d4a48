import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const order = {
  uid: 'api::order.order',
  versions: ofMoney,
  // Financial records, required by law for eight years; the person is erased with the account.
  retention: { stays: 'accounting; purgeUnpaidOrders removes the names of unpaid orders' },
  personalData: {
    name: 'orders',
    // Payments by link and gifts can be made without signing in.
    address: 'buyerEmail',
    // Financial records stay; the buyer is on the receipt as long as the law requires.
    fields: [
      'documentId',
      'kind',
      'state',
      'productName',
      'currency',
      'amount',
      'paidAmount',
      'paidCurrency',
      'refundedAmount',
      'people',
      'billing',
      'gift',
      'buyerEmail',
      'createdAt',
      'paidAt',
    ],
    emptied: {
      userId: null,
      people: null,
      billing: null,
      gift: null,
      buyerEmail: null,
      premiumOf: null,
      itemOf: null,
      couponOf: null,
    },
  },
  counted: ['refundedAmount', 'moneyVersion', 'stripeTry'],
  editing: null,
} as const satisfies ContentManifest
