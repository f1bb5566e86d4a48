import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const payLink = {
  uid: 'api::pay-link.pay-link',
  versions: ofMoney,
  retention: { stays: 'accounting: the purpose of payments without a product' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
