import type { Core } from '@strapi/strapi'
import { closeRoutes } from './access/closed-routes'
import { ensureContentToken } from './access/content-token'
import { keepDrafts } from './access/keep-drafts'
import { ensurePanelRoles } from './access/panel-roles'
import { emptySiteRoles, keepDefaultPermissionsOut } from './access/site-roles'
import { announcePublications } from './announcements/announce-publications'
import type { Announcer } from './announcements/announcer'
import { refuseOverlaps } from './campaigns/refuse-overlaps'
import { refuseBrokenCoupons } from './coupons/refuse-broken-coupons'
import { ensureSpecialIndexes } from './database/special-indexes'
import { ensureLocales } from './documents/ensure-locales'
import { refuseDuplicates } from './documents/refuse-duplicates'
import { refuseEmptySpans } from './documents/refuse-empty-spans'
import { arrangeEditor } from './editor/arrange-editor'
import { ensureLeases } from './jobs/lease'
import { startJobs } from './jobs/start-jobs'
import { backgroundDone } from './lib/background'
import { env, requireSecrets } from './lib/env'
import { maskLog } from './lib/mask-log'
import { serveReadiness } from './lib/serve-readiness'
import { refuseBrokenLetters } from './mail/refuse-broken-letters'
import { finishSending } from './mail/send-due'
import { startMail } from './mail/start-mail'
import { sayWithoutStripe } from './payments/say-without-stripe'
import { ensureCounters } from './receipts/next-number'
import { guardUploads } from './uploads/guard-uploads'

type Input = { strapi: Core.Strapi }

let announcer: Announcer | undefined

export default {
  register({ strapi }: Input) {
    maskLog(strapi)
    if (env.NODE_ENV === 'production') requireSecrets()
    refuseDuplicates(strapi)
    refuseEmptySpans(strapi)
    refuseBrokenLetters(strapi)
    refuseOverlaps(strapi)
    refuseBrokenCoupons(strapi)
    keepDrafts(strapi)
    guardUploads(strapi)
    closeRoutes(strapi)
    serveReadiness(strapi)
    // The tables exist, and Strapi's plugins have not put their defaults into them yet.
    strapi.hook('strapi::content-types.afterSync').register(async () => {
      await ensureSpecialIndexes(strapi)
      await ensureCounters(strapi)
      await ensureLeases(strapi.db)
      await ensureContentToken(strapi)
      await keepDefaultPermissionsOut(strapi)
    })
  },

  async bootstrap({ strapi }: Input) {
    await ensureLocales(strapi)
    await emptySiteRoles(strapi)
    await ensurePanelRoles(strapi)
    await arrangeEditor(strapi)
    announcer = announcePublications(strapi)
    startMail(strapi)
    sayWithoutStripe(strapi)
    startJobs(strapi, announcer)
  },

  async destroy() {
    await backgroundDone()
    await Promise.all([announcer?.stop(), finishSending()])
  },
}
