import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const feltReminder = {
  uid: 'api::felt-reminder.felt-reminder',
  versions: ofPeople,
} as const satisfies ContentManifest
