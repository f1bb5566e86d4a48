import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const feltDay = {
  uid: 'api::felt-day.felt-day',
  versions: ofPeople,
} as const satisfies ContentManifest
