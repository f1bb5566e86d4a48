import { ofSystem, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const entryVersion = {
  uid: 'api::entry-version.entry-version',
  versions: ofSystem,
  retention: withContent,
  personalData: null,
  counted: ['number'],
  editing: null,
} as const satisfies ContentManifest
