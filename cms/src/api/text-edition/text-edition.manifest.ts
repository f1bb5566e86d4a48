import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const textEdition = {
  uid: 'api::text-edition.text-edition',
  versions: ofSystem,
} as const satisfies ContentManifest
