import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const order = {
  uid: 'api::order.order',
  versions: ofMoney,
  // Financial records, required by law for eight years; the person is erased with the account.
  retention: { stays: 'accounts; forgetUnpaidOrders takes the names out of what was never paid' },
} as const satisfies ContentManifest
