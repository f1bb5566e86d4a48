import type { Core } from '@strapi/strapi'
import { closeRoutes } from './access/closed-routes'
import { ensureContentToken } from './access/content-token'
import { keepDrafts } from './access/keep-drafts'
import { ensurePanelRoles } from './access/panel-roles'
import { emptySiteRoles, keepDefaultPermissionsOut } from './access/site-roles'
import { announcePublications } from './announcements/announce-publications'
import type { Announcer } from './announcements/announcer'
import { guardBlocks } from './blocks/guard-blocks'
import { makeButtons } from './blocks/make-buttons'
import { serveDrawings } from './blocks/serve-drawings'
import { refuseOverlaps } from './campaigns/refuse-overlaps'
import { refuseBrokenCoupons } from './coupons/refuse-broken-coupons'
import { markUtc, pinUtc } from './database/pin-utc'
import { ensureSpecialIndexes } from './database/special-indexes'
import { ensureLocales } from './documents/ensure-locales'
import { keepSystemFields } from './documents/keep-system-fields'
import { refuseDuplicates } from './documents/refuse-duplicates'
import { refuseEmptySpans } from './documents/refuse-empty-spans'
import { arrangeEditor } from './editor/arrange-editor'
import { keepOldTerms } from './entitlements/keep-old-terms'
import { moveOldTerms } from './entitlements/move-old-terms'
import { startTasks } from './jobs/start-tasks'
import { env, requireSecrets } from './lib/env'
import { maskLog } from './lib/mask-log'
import { serveReadiness } from './lib/serve-readiness'
import { refuseBrokenLetters } from './mail/refuse-broken-letters'
import { checkSavedPrices } from './payments/check-saved-prices'
import { keepProducts } from './payments/keep-products'
import { sayWithoutStripe } from './payments/say-without-stripe'
import { ensureCounters } from './receipts/next-number'
import { keepOldTasks, takeOverOldTasks } from './tasks/take-over'
import { guardUploads } from './uploads/guard-uploads'

type Input = { strapi: Core.Strapi }

let announcer: Announcer | undefined
let tasks: Awaited<ReturnType<typeof startTasks>> | undefined

export default {
  register({ strapi }: Input) {
    maskLog(strapi)
    if (env.NODE_ENV === 'production') requireSecrets()
    // First: what they send is no business of those that look at what is saved.
    keepSystemFields(strapi)
    refuseDuplicates(strapi)
    refuseEmptySpans(strapi)
    refuseBrokenLetters(strapi)
    refuseOverlaps(strapi)
    refuseBrokenCoupons(strapi)
    keepProducts(strapi)
    checkSavedPrices(strapi)
    keepDrafts(strapi)
    guardUploads(strapi)
    guardBlocks(strapi)
    closeRoutes(strapi)
    serveReadiness(strapi)
    serveDrawings(strapi)
    // Of an older version: before Strapi drops what its schema does not know any more.
    strapi.hook('strapi::content-types.beforeSync').register(async () => {
      await pinUtc(strapi)
      await keepOldTerms(strapi)
      await keepOldTasks(strapi)
    })
    // The tables exist, and Strapi's plugins have not put their defaults into them yet.
    strapi.hook('strapi::content-types.afterSync').register(async () => {
      await ensureSpecialIndexes(strapi)
      await ensureCounters(strapi)
      await markUtc(strapi)
      await moveOldTerms(strapi)
      await takeOverOldTasks(strapi)
      await ensureContentToken(strapi)
      await keepDefaultPermissionsOut(strapi)
    })
  },

  async bootstrap({ strapi }: Input) {
    await ensureLocales(strapi)
    await makeButtons(strapi)
    await emptySiteRoles(strapi)
    await ensurePanelRoles(strapi)
    await arrangeEditor(strapi)
    announcer = announcePublications(strapi)
    sayWithoutStripe(strapi)
    tasks = await startTasks(strapi, announcer)
  },

  async destroy() {
    await Promise.all([announcer?.stop(), tasks?.stop()])
  },
}
