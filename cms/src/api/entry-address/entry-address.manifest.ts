import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entryAddress = {
  uid: 'api::entry-address.entry-address',
  versions: ofSystem,
} as const satisfies ContentManifest
