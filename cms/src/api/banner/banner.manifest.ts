import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const banner = {
  uid: 'api::banner.banner',
  versions: versioned,
} as const satisfies ContentManifest
