import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const textFeedback = {
  uid: 'api::text-feedback.text-feedback',
  versions: ofSystem,
  retention: { stays: 'one row for each text key; contains no personal data' },
  personalData: null,
  counted: ['fits', 'notReally'],
  editing: null,
} as const satisfies ContentManifest
