import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const calendarFeed = {
  uid: 'api::calendar-feed.calendar-feed',
  versions: ofPeople,
  retention: withAccount,
} as const satisfies ContentManifest
