import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const contactMessage = {
  uid: 'api::contact-message.contact-message',
  versions: ofPeople,
} as const satisfies ContentManifest
