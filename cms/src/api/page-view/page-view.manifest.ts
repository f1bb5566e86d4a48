import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const pageView = {
  uid: 'api::page-view.page-view',
  versions: ofSystem,
} as const satisfies ContentManifest
