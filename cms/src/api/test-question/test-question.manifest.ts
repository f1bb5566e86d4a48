import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const testQuestion = {
  uid: 'api::test-question.test-question',
  versions: versioned,
} as const satisfies ContentManifest
