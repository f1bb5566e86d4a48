import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const description = {
  uid: 'api::description.description',
  versions: versioned,
} as const satisfies ContentManifest
