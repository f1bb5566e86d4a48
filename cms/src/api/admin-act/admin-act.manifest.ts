import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const adminAct = {
  uid: 'api::admin-act.admin-act',
  versions: ofPeople,
  retention: { stays: 'what admins did, for whoever asks; erasing somebody blanks their part' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
