import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const invitation = {
  uid: 'api::invitation.invitation',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'invitations',
    // Without `token`: it is the guest's. Includes the guest's input until they withdraw.
    fields: ['documentId', 'name', 'state', 'guestName', 'guestDate', 'createdAt', 'answeredAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
