import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const mailStop = {
  uid: 'api::mail-stop.mail-stop',
  versions: ofPeople,
  retention: {
    stays: 'who wants no letters is known by a mark, for as long as there are letters',
  },
  personalData: null,
  counted: ['softBounces'],
  editing: null,
} as const satisfies ContentManifest
