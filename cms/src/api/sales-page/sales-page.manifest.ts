import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const salesPage = {
  uid: 'api::sales-page.sales-page',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
