import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const refund = {
  uid: 'api::refund.refund',
  versions: ofMoney,
  retention: { stays: 'accounting' },
  personalData: null,
  counted: ['stripeTry'],
  editing: null,
} as const satisfies ContentManifest
