import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './product.editor'

export const product = {
  uid: 'api::product.product',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Termék', eng: 'Product', rus: 'Товар' },
    unique: 'key',
    web: { call: 'products' },
    isRecord: false,
    ofEditors: false,
    readOnly: ['stripeNote'],
    hidden: [],
    ofAdministrators: ['stripePriceHuf', 'stripePriceGbp', 'stripeNote'],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: ({ key }, site) =>
      site.pageOf('interpretation', String(key).match(/^analysis-(.+)$/)?.[1]) ?? {
        path: '/payment',
      },
    search: null,
    listHint: {
      hun: 'Amit eladunk, az árával: mindegyikből egy.',
      eng: 'What is sold, with its price: one of each.',
      rus: 'То, что продаётся, с ценой: по одному каждого.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
