import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const scheduledEmail = {
  uid: 'api::scheduled-email.scheduled-email',
  versions: ofPeople,
  retention: { stays: 'one row for each e-mail that an admin writes; contains no personal data' },
  personalData: null,
  counted: ['lastUser', 'bouncedA', 'bouncedB', 'unsubscribed'],
  editing: null,
} as const satisfies ContentManifest
