import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const trashedEntry = {
  uid: 'api::trashed-entry.trashed-entry',
  versions: ofSystem,
  retention: { job: 'emptyTrash', days: 30, after: 'it was deleted' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
