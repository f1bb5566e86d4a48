import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const interpretation = {
  uid: 'api::interpretation.interpretation',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
