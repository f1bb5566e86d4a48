import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const menuOverride = {
  uid: 'api::menu-override.menu-override',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
