import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const spentProof = {
  uid: 'api::spent-proof.spent-proof',
  versions: ofSystem,
  retention: { job: 'forgetProofs', days: 0, after: 'it would be too late by now' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
