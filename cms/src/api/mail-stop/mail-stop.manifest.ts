import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const mailStop = {
  uid: 'api::mail-stop.mail-stop',
  versions: ofPeople,
  retention: {
    stays: 'suppression list: a keyed hash of the address, as long as e-mails are sent',
  },
  personalData: null,
  counted: ['softBounces'],
  editing: null,
} as const satisfies ContentManifest
