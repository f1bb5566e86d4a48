import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const invitation = {
  uid: 'api::invitation.invitation',
  versions: ofPeople,
  retention: withAccount,
} as const satisfies ContentManifest
