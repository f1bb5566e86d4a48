import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const incident = {
  uid: 'api::incident.incident',
  // Its subject and note may contain personal data.
  versions: ofPeople,
  retention: { stays: 'what people did about it; few, without names' },
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
