import type { Core } from '@strapi/strapi'
import { shownWithCampaigns } from '../../commerce/campaigns/shown-with-campaigns'
import { contentTypes } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'
import { readSettings } from '../../platform/settings/read-settings'
import { settingUid } from '../../platform/settings/setting-row'
import { isNoticeTurned } from '../../platform/settings/site-settings'
import type { Announcer } from './announcer'

/** Content with a start and end, at which web's pages change. */
const timed = contentTypes.filter(({ hasOwnDates }) => hasOwnDates).map(({ uid }) => uid)

/** All content that web renders without while the cms is down (spec §8). */
const optionalContent = [...timed, 'api::menu-override.menu-override', settingUid]

const longAwayMs = 60_000

type Run = { strapi: Core.Strapi; announcer: Announcer; since: Date | undefined; at: Date }

/**
 * Notifies web of each banner, campaign and notice that started or ended since the last run. After a longer downtime, of
 * everything that web may have rendered without.
 */
export async function announceChanges({ strapi, announcer, since, at }: Run) {
  if (!since) return
  const wasAway = at.getTime() - since.getTime() > longAwayMs
  const models = wasAway ? optionalContent : await turned(strapi, since, at)
  for (const model of models) announcer.announce({ model, locale: localeOf[env.LANGUAGE] })
}

async function turned(strapi: Core.Strapi, since: Date, at: Date) {
  const span = { $gt: since, $lte: at }
  const where = { publishedAt: { $notNull: true }, $or: [{ startDate: span }, { endDate: span }] }
  const { notice } = await readSettings(strapi)
  const counts = await Promise.all(timed.map((uid) => strapi.db.query(uid).count({ where })))
  const begunOrOver = timed.filter((_uid, index) => counts[index])
  const ofNotice = isNoticeTurned(notice, since, at) ? [settingUid] : []
  return new Set([...begunOrOver, ...begunOrOver.flatMap(shownWithCampaigns), ...ofNotice])
}
