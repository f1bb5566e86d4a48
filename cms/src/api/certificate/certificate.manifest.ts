import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const certificate = {
  uid: 'api::certificate.certificate',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'certificates',
    fields: [
      'course',
      'courseTitle',
      'name',
      'token',
      'hasPlate',
      'issuedAt',
      'revokedAt',
      'reason',
    ],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
