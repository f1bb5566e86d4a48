import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userPasskey = {
  uid: 'api::user-passkey.user-passkey',
  versions: ofPeople,
  retention: { goes: 'with the account' },
  personalData: {
    name: 'passkeys',
    fields: ['name', 'createdAt', 'lastUsedAt'],
  },
  counted: ['counter'],
  editing: null,
} as const satisfies ContentManifest
