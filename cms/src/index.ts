import type { Core } from '@strapi/strapi'
import { closeRoutes } from './access/closed-routes'
import { ensureContentToken } from './access/content-token'
import { keepDrafts } from './access/keep-drafts'
import { nameRoles } from './access/name-roles'
import { ensurePanelRoles } from './access/panel-roles'
import { emptySiteRoles, keepDefaultPermissionsOut } from './access/site-roles'
import { fillAddresses } from './addresses/fill-addresses'
import { ensureAddresses, keepAddresses } from './addresses/keep-addresses'
import { announcePublications } from './announcements/announce-publications'
import type { Announcer } from './announcements/announcer'
import { blankQueries } from './back-office/views/blank-queries'
import { guardBlocks } from './blocks/guard-blocks'
import { makeButtons } from './blocks/make-buttons'
import { serveDrawings } from './blocks/serve-drawings'
import { refuseOverlaps } from './campaigns/refuse-overlaps'
import { refuseBrokenCoupons } from './coupons/refuse-broken-coupons'
import { markUtc, pinUtc } from './database/pin-utc'
import { ensureRowCounts } from './database/row-counts'
import { ensureSpecialIndexes } from './database/special-indexes'
import { startAlone } from './database/start-alone'
import { ensureWordIndex } from './database/word-index'
import { ensureLocales } from './documents/ensure-locales'
import { fillKeys } from './documents/fill-keys'
import { holdAmounts } from './documents/hold-amounts'
import { holdDays } from './documents/hold-days'
import { keepRequired } from './documents/keep-required'
import { keepSystemFields } from './documents/keep-system-fields'
import { refuseDuplicates } from './documents/refuse-duplicates'
import { refuseEmptySpans } from './documents/refuse-empty-spans'
import { sayRules } from './documents/say-rules'
import { arrangeEditor } from './editor/arrange-editor'
import { keepOldTerms } from './entitlements/keep-old-terms'
import { moveOldTerms } from './entitlements/move-old-terms'
import { refuseForeignFiles } from './films/refuse-foreign-files'
import { serveFiles } from './incident-files/serve-files'
import { startTasks } from './jobs/start-tasks'
import { env, requireSecrets } from './lib/env'
import { maskLog } from './lib/mask-log'
import { panelFields } from './lib/panel-fields'
import { serveReadiness } from './lib/serve-readiness'
import { nameLetters } from './mail/name-letters'
import { refuseBrokenLetters } from './mail/refuse-broken-letters'
import { takeOverMembers } from './newsletter/take-over'
import { fillPaid } from './orders/fill-paid'
import { servePanel } from './panel/serve-panel'
import { checkSavedPrices } from './payments/check-saved-prices'
import { keepProducts } from './payments/keep-products'
import { sayWithoutStripe } from './payments/say-without-stripe'
import { tellOldIncidents } from './payments/tell-old-incidents'
import { ensureCounters } from './receipts/next-number'
import { keepOldTasks, takeOverOldTasks } from './tasks/take-over'
import { addTimeFields } from './timing/add-time-fields'
import { refuseWrongTimes } from './timing/refuse-wrong-times'
import { putIntoTrash } from './trash/put-into-trash'
import { guardUploads } from './uploads/guard-uploads'
import { keepUsedFiles } from './uploads/keep-used-files'
import { fillFactsOnce } from './users/facts/fill-facts'
import { keepFacts } from './users/facts/keep-facts'
import { keepVersions } from './versions/keep-versions'

type Input = { strapi: Core.Strapi }

let announcer: Announcer | undefined
let tasks: Awaited<ReturnType<typeof startTasks>> | undefined

export default {
  register({ strapi }: Input) {
    maskLog(strapi)
    strapi.customFields.register([...panelFields])
    addTimeFields(strapi)
    if (env.NODE_ENV === 'production') requireSecrets()
    // Around all others: whatever Strapi refuses passes here.
    sayRules(strapi)
    // First: what they send is no business of those that look at what is saved.
    keepSystemFields(strapi)
    fillAddresses(strapi)
    keepRequired(strapi)
    fillKeys(strapi)
    refuseDuplicates(strapi)
    refuseEmptySpans(strapi)
    holdDays(strapi)
    refuseWrongTimes(strapi)
    refuseBrokenLetters(strapi)
    refuseForeignFiles(strapi)
    refuseOverlaps(strapi)
    refuseBrokenCoupons(strapi)
    keepProducts(strapi)
    checkSavedPrices(strapi)
    // Behind what asks Stripe: it holds the row while it is saved.
    holdAmounts(strapi)
    keepDrafts(strapi)
    keepAddresses(strapi)
    // Last: what refuses, or asks somebody else first, has done so by then.
    keepVersions(strapi)
    putIntoTrash(strapi)
    guardUploads(strapi)
    keepUsedFiles(strapi)
    guardBlocks(strapi)
    closeRoutes(strapi)
    serveFiles(strapi)
    serveReadiness(strapi)
    servePanel(strapi)
    serveDrawings(strapi)
    // Of an older version: before Strapi drops what its schema does not know any more.
    strapi.hook('strapi::content-types.beforeSync').register(async () => {
      await pinUtc(strapi)
      await keepOldTerms(strapi)
      await keepOldTasks(strapi)
    })
    // The tables exist, and Strapi's plugins have not put their defaults into them yet.
    strapi.hook('strapi::content-types.afterSync').register(() =>
      startAlone(strapi, async () => {
        await ensureSpecialIndexes(strapi)
        await ensureWordIndex(strapi)
        await ensureRowCounts(strapi)
        await ensureCounters(strapi)
        await markUtc(strapi)
        await moveOldTerms(strapi)
        await takeOverOldTasks(strapi)
        await ensureAddresses(strapi)
        await tellOldIncidents(strapi)
        await fillPaid(strapi)
        await blankQueries(strapi)
        await ensureContentToken(strapi)
        await keepDefaultPermissionsOut(strapi)
      }),
    )
  },

  async bootstrap({ strapi }: Input) {
    keepFacts(strapi)
    await fillFactsOnce(strapi)
    await ensureLocales(strapi)
    await makeButtons(strapi)
    await emptySiteRoles(strapi)
    await ensurePanelRoles(strapi)
    await nameRoles(strapi)
    await arrangeEditor(strapi)
    await nameLetters(strapi)
    await takeOverMembers(strapi)
    announcer = announcePublications(strapi)
    sayWithoutStripe(strapi)
    tasks = await startTasks(strapi, announcer)
  },

  async destroy() {
    await Promise.all([announcer?.stop(), tasks?.stop()])
  },
}
