import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const invitation = {
  uid: 'api::invitation.invitation',
  versions: ofPeople,
} as const satisfies ContentManifest
