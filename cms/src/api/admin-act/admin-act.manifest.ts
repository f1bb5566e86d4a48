import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const adminAct = {
  uid: 'api::admin-act.admin-act',
  versions: ofPeople,
} as const satisfies ContentManifest
