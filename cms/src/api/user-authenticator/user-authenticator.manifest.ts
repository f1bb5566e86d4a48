import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userAuthenticator = {
  uid: 'api::user-authenticator.user-authenticator',
  versions: ofPeople,
  retention: { goes: 'with the account' },
  personalData: {
    name: 'authenticators',
    fields: ['isOn', 'createdAt'],
  },
  counted: ['lastStep'],
  editing: null,
} as const satisfies ContentManifest
