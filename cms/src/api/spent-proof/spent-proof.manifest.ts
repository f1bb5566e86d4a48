import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const spentProof = {
  uid: 'api::spent-proof.spent-proof',
  versions: ofSystem,
} as const satisfies ContentManifest
