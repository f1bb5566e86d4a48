import type { Core } from '@strapi/strapi'
import { campaignTurned } from '../campaigns/active-campaign'
import { campaignUid } from '../campaigns/campaign-row'
import { shownWithCampaigns } from '../campaigns/shown-with-campaigns'
import { isShownType, shownTypeUids } from '../lib/content-types'
import { env } from '../lib/env'
import { localeOf } from '../lib/locales'
import { reviewsTurned, reviewUid } from '../reviews/review-row'
import { type Announcement, createAnnouncer } from './announcer'
import { tellWeb } from './tell-web'

type Entry = { locale?: string; slug?: string; publishedAt?: string | null }
/** Without an entry, if somebody deleted it before it could be told. */
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

/** Tells web of everything that changes what visitors see. Returns what must be stopped at the end. */
export function announcePublications({ eventHub, log, server }: Core.Strapi) {
  const announcer = createAnnouncer({
    send: tellWeb,
    onGivenUp: ({ model, locale }, cause) =>
      log.warn(`web was not told that ${model} (${locale}) changed: ${String(cause)}`),
  })
  const announceAll = () => {
    for (const model of shownTypeUids) announcer.announce({ model, locale })
  }
  // Whoever was here before may have died with something untold.
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
  // The last place in a campaign was taken, or one is free again.
  eventHub.on(campaignTurned, async () => {
    for (const model of [campaignUid, ...shownWithCampaigns(campaignUid)]) {
      announcer.announce({ model, locale })
    }
  })
  eventHub.on(reviewsTurned, async () => announcer.announce({ model: reviewUid, locale }))
  // A picture may stand in any entry of any type.
  for (const name of mediaEvents) eventHub.on(name, async () => announceAll())
  return announcer
}

// A draft that was saved or deleted changes nothing for visitors. Types without drafts are always published.
function announcementOf({ uid, entry }: EntryEvent): Announcement | undefined {
  if (!isShownType(uid) || (entry && !entry.publishedAt)) return undefined
  return { model: uid, locale: entry?.locale ?? locale, slug: entry?.slug }
}
