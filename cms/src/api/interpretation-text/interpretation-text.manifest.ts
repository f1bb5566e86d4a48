import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const interpretationText = {
  uid: 'api::interpretation-text.interpretation-text',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
