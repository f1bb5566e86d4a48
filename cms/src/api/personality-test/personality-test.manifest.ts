import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const personalityTest = {
  uid: 'api::personality-test.personality-test',
  versions: ofPeople,
} as const satisfies ContentManifest
