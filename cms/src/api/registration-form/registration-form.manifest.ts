import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const registrationForm = {
  uid: 'api::registration-form.registration-form',
  versions: versioned,
} as const satisfies ContentManifest
