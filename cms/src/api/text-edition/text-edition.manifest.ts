import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const textEdition = {
  uid: 'api::text-edition.text-edition',
  versions: ofSystem,
  retention: { job: 'forgetTextEditions', days: 0, after: 'nobody reads it any more' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
