import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const emailGroupMember = {
  uid: 'api::email-group-member.email-group-member',
  versions: ofPeople,
  // One row per group; groups are few.
  retention: withAccount,
  personalData: {
    name: 'groupsForLetters',
    fields: ['createdAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
