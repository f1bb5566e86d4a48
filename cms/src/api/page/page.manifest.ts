import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const page = {
  uid: 'api::page.page',
  versions: versioned,
} as const satisfies ContentManifest
