import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const calendarFeed = {
  uid: 'api::calendar-feed.calendar-feed',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'calendarFeeds',
    // Without `token`: it gives access to the calendar.
    fields: [
      'documentId',
      'cycles',
      'peaks',
      'critical',
      'felt',
      'savedDateId',
      'createdAt',
      'readAt',
    ],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
