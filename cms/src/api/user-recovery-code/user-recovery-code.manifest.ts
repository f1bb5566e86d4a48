import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userRecoveryCode = {
  uid: 'api::user-recovery-code.user-recovery-code',
  versions: ofPeople,
  retention: { goes: 'with the account' },
  personalData: {
    name: 'recoveryCodes',
    fields: ['createdAt', 'usedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
