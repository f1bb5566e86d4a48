import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const adminAct = {
  uid: 'api::admin-act.admin-act',
  versions: ofPeople,
  retention: { stays: 'audit log of admins; erasing a user blanks their data in it' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
