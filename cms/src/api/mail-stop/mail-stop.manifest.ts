import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const mailStop = {
  uid: 'api::mail-stop.mail-stop',
  versions: ofPeople,
} as const satisfies ContentManifest
