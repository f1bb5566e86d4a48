import type { Core } from '@strapi/strapi'
import { campaignTurned } from '../../commerce/campaigns/active-campaign'
import { campaignUid } from '../../commerce/campaigns/campaign-row'
import { shownWithCampaigns } from '../../commerce/campaigns/shown-with-campaigns'
import { reviewsTurned, reviewUid } from '../../library/reviews/review-row'
import { isShownType, shownTypeUids } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'
import { connectRedis } from '../../platform/redis/connect-redis'
import { settingsChanged, settingUid } from '../../platform/settings/setting-row'
import { type Announcement, createAnnouncer } from './announcer'
import { notifyWeb } from './notify-web'
import { notifyWebs, pausesOfRedis } from './notify-webs'

type Entry = { locale?: string; slug?: string; publishedAt?: string | null }
/** Without an entry if it was deleted before the event was handled. */
type EntryEvent = { uid: string; entry: Entry | null }

// Strapi emits these after the transaction committed (core: document-service/events).
const entryEvents = [
  'entry.create',
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.delete',
] as const
const mediaEvents = ['media.update', 'media.delete'] as const

const locale = localeOf[env.LANGUAGE]

/** Notifies web of every change that affects visitors. Returns the announcer, which must be stopped at shutdown. */
export function announcePublications({ eventHub, log, server }: Core.Strapi) {
  const redis = connectRedis()
  const announcer = createAnnouncer({
    ...(redis ? { send: notifyWebs(redis), retryMs: pausesOfRedis } : { send: notifyWeb }),
    onLate: ({ model, locale }, cause) =>
      log.warn(`web is not yet notified that ${model} (${locale}) changed: ${String(cause)}`),
  })
  const announceAll = () => {
    for (const model of [...shownTypeUids, settingUid]) announcer.announce({ model, locale })
  }
  // The previous process may have exited before it sent all announcements.
  server.httpServer.once('listening', announceAll)
  for (const name of entryEvents) {
    eventHub.on(name, async (event: EntryEvent) => {
      const announcement = announcementOf(event)
      if (!announcement) return
      announcer.announce(announcement)
      for (const model of shownWithCampaigns(announcement.model))
        announcer.announce({ model, locale })
    })
  }
  // The last place in a campaign was taken, or one became free.
  eventHub.on(campaignTurned, async () => {
    for (const model of [campaignUid, ...shownWithCampaigns(campaignUid)]) {
      announcer.announce({ model, locale })
    }
  })
  eventHub.on(settingsChanged, async () => announcer.announce({ model: settingUid, locale }))
  eventHub.on(reviewsTurned, async () => announcer.announce({ model: reviewUid, locale }))
  // A picture may be used in any entry of any type.
  for (const name of mediaEvents) eventHub.on(name, async () => announceAll())
  return announcer
}

// Saving or deleting a draft changes nothing for visitors. Types without drafts are always published.
function announcementOf({ uid, entry }: EntryEvent): Announcement | undefined {
  if (!isShownType(uid) || (entry && !entry.publishedAt)) return undefined
  return { model: uid, locale: entry?.locale ?? locale, slug: entry?.slug }
}
