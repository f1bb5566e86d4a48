import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const outgoingMail = {
  uid: 'api::outgoing-mail.outgoing-mail',
  versions: ofPeople,
} as const satisfies ContentManifest
