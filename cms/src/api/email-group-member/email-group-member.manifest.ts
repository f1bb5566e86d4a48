import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const emailGroupMember = {
  uid: 'api::email-group-member.email-group-member',
  versions: ofPeople,
} as const satisfies ContentManifest
