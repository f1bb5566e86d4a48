import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const receipt = {
  uid: 'api::receipt.receipt',
  versions: ofMoney,
  retention: { stays: 'accounting: receipt numbers without gaps' },
  personalData: {
    name: 'receipts',
    byOrder: 'orderId',
    fields: [
      'number',
      'kind',
      'correctsNumber',
      'billing',
      'lines',
      'amount',
      'currency',
      'issuedAt',
    ],
    emptied: { userId: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
