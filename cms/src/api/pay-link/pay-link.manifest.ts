import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const payLink = {
  uid: 'api::pay-link.pay-link',
  versions: ofMoney,
  retention: { stays: 'accounts: for what an order was paid that is about no product' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
