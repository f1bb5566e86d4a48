import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const textEdition = {
  uid: 'api::text-edition.text-edition',
  versions: ofSystem,
  retention: { job: 'purgeTextEditions', days: 0, after: 'no analysis uses it any more' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
