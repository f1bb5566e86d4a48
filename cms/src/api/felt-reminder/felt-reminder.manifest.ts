import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const feltReminder = {
  uid: 'api::felt-reminder.felt-reminder',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'feltReminders',
    fields: ['hour', 'createdAt', 'updatedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
