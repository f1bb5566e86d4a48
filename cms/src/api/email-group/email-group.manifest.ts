import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const emailGroup = {
  uid: 'api::email-group.email-group',
  versions: ofPeople,
  retention: { stays: 'one short row for each group' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
