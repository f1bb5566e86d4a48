import { withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const adminView = {
  uid: 'api::admin-view.admin-view',
  versions: { hasVersions: false, because: 'a view of one admin, saved again at will' },
  // Fifty per list.
  retention: withContent,
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
