import { ofSystem, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entryAddress = {
  uid: 'api::entry-address.entry-address',
  versions: ofSystem,
  // Fifty per locale of an entry, and none of permanently deleted entries.
  retention: withContent,
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
