import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const spentProof = {
  uid: 'api::spent-proof.spent-proof',
  versions: ofSystem,
  retention: { job: 'purgeSpentProofs', days: 0, after: 'its expiry' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
