import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const siteSetting = {
  uid: 'api::site-setting.site-setting',
  versions: versioned,
} as const satisfies ContentManifest
