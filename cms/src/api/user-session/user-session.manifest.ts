import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userSession = {
  uid: 'api::user-session.user-session',
  versions: ofPeople,
  retention: { job: 'purgeOldAccounts', days: 30, after: 'its end' },
  personalData: {
    name: 'devices',
    fields: [
      'device',
      'rememberMe',
      'createdAt',
      'lastSeenAt',
      'passwordTypedAt',
      'secondFactorAt',
      'expiresAt',
      'revokedAt',
    ],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
