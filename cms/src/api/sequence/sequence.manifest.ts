import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const sequence = {
  uid: 'api::sequence.sequence',
  // The back office's log has each change.
  versions: ofSystem,
  retention: { stays: 'one short row for each sequence' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
