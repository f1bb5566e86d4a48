import { limitSlowClients, slowClientLimits } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { refuseUnknownPlaceholders } from './analysis/analysis-texts/refuse-unknown-placeholders'
import { ensureSalesDays } from './back-office/sales/days/sales-days'
import { refuseOverlaps } from './commerce/campaigns/refuse-overlaps'
import { refuseBrokenCoupons } from './commerce/coupons/refuse-broken-coupons'
import { serveFiles } from './commerce/incident-files/serve-files'
import { checkSavedPrices } from './commerce/payments/stripe/check-saved-prices'
import { guardSoldProducts } from './commerce/payments/stripe/guard-sold-products'
import { warnWithoutStripe } from './commerce/payments/stripe/warn-without-stripe'
import { ensureCounters } from './commerce/receipts/next-number'
import { publishCoursesOf } from './learning/courses/publish-courses-of'
import { guardSoldContent } from './learning/guards/guard-sold-content'
import { refuseBrokenQuizzes } from './learning/guards/refuse-broken-quizzes'
import { refuseForeignFiles } from './library/videos/refuse-foreign-files'
import { fillAdminRolesOnce } from './members/users/admin-role'
import { askForFacts } from './members/users/facts/fill-facts'
import { syncFacts } from './members/users/facts/sync-facts'
import { refuseBrokenTemplates } from './messaging/mail/refuse-broken-templates'
import { closeRoutes } from './panel/access/closed-routes'
import { ensureContentToken } from './panel/access/content-token'
import { nameRoles } from './panel/access/name-roles'
import { ensurePanelRoles } from './panel/access/panel-roles'
import { refuseDrafts } from './panel/access/refuse-drafts'
import { emptySiteRoles, preventDefaultPermissions } from './panel/access/site-roles'
import { servePanel } from './panel/api/serve-panel'
import { arrangeEditor } from './panel/editor/arrange-editor'
import { fillNameKeysOnce } from './people/saved-dates/fill-name-keys'
import { dropPlacedOrders, ensurePlacedOrders } from './platform/database/placed-orders'
import { prepareTables } from './platform/database/prepare-tables'
import { openReads } from './platform/database/reads/reads'
import { reportFailedCommits } from './platform/database/report-failed-commits'
import { lockTimeoutMs, retryLocked } from './platform/database/retry-locked'
import { ensureRowCounts } from './platform/database/row-counts'
import { ensureSpecialIndexes } from './platform/database/special-indexes'
import { startAlone } from './platform/database/start-alone'
import { limitStatements, setLimit } from './platform/database/statement-limit'
import { ensureWordIndex } from './platform/database/word-index'
import { yieldBetweenStatements } from './platform/database/yield-between-statements'
import { startTasks } from './platform/jobs/start-tasks'
import { env, requireSecrets } from './platform/lib/env'
import { panelFields } from './platform/lib/panel-fields'
import { serveReadiness } from './platform/lib/serve-readiness'
import { startObservability } from './platform/observability/start-observability'
import { closeRedis } from './platform/redis/connect-redis'
import { fillAddresses } from './publishing/addresses/fill-addresses'
import { ensureAddresses, recordAddresses } from './publishing/addresses/record-addresses'
import { announcePublications } from './publishing/announcements/announce-publications'
import type { Announcer } from './publishing/announcements/announcer'
import { guardBlocks } from './publishing/blocks/guard-blocks'
import { serveDrawings } from './publishing/blocks/serve-drawings'
import { ensureLocales } from './publishing/documents/ensure-locales'
import { fillKeys } from './publishing/documents/fill-keys'
import { guardAmounts } from './publishing/documents/guard-amounts'
import { guardDays } from './publishing/documents/guard-days'
import { guardRequired } from './publishing/documents/guard-required'
import { preserveSystemFields } from './publishing/documents/preserve-system-fields'
import { refuseDuplicates } from './publishing/documents/refuse-duplicates'
import { refuseEmptySpans } from './publishing/documents/refuse-empty-spans'
import { translateSchemaErrors } from './publishing/documents/translate-schema-errors'
import { matchPublished } from './publishing/languages/match-published'
import { readOldestRow } from './publishing/languages/read-oldest-row'
import { addTimeFields } from './publishing/timing/add-time-fields'
import { refuseWrongTimes } from './publishing/timing/refuse-wrong-times'
import { putIntoTrash } from './publishing/trash/put-into-trash'
import { guardUploads } from './publishing/uploads/guard-uploads'
import { guardUsedFiles } from './publishing/uploads/guard-used-files'
import { matchProvider, storeMediaInBucket } from './publishing/uploads/media-in-bucket'
import { recordVersions } from './publishing/versions/record-versions'

type Input = { strapi: Core.Strapi }

/** What a start makes in the database, in this order; each finds out what is missing. */
const ensured = [
  ensureSpecialIndexes,
  ensureWordIndex,
  ensureRowCounts,
  ensurePlacedOrders,
  ensureCounters,
  ensureSalesDays,
  ensureAddresses,
  ensureContentToken,
  preventDefaultPermissions,
] as const

let announcer: Announcer | undefined
let endObservability: Awaited<ReturnType<typeof startObservability>> | undefined
let closeReads: ReturnType<typeof openReads> | undefined
let tasks: Awaited<ReturnType<typeof startTasks>> | undefined

export default {
  async register({ strapi }: Input) {
    endObservability = await startObservability(strapi)
    yieldBetweenStatements(strapi)
    reportFailedCommits(strapi)
    strapi.customFields.register([...panelFields])
    addTimeFields(strapi)
    if (env.NODE_ENV === 'production') requireSecrets()
    // Outermost: every error of Strapi passes here.
    translateSchemaErrors(strapi)
    // First: removes system fields from the request before the other rules check it.
    preserveSystemFields(strapi)
    fillAddresses(strapi)
    guardRequired(strapi)
    fillKeys(strapi)
    refuseDuplicates(strapi)
    refuseEmptySpans(strapi)
    guardDays(strapi)
    refuseWrongTimes(strapi)
    refuseBrokenTemplates(strapi)
    refuseUnknownPlaceholders(strapi)
    refuseForeignFiles(strapi)
    refuseOverlaps(strapi)
    refuseBrokenCoupons(strapi)
    guardSoldProducts(strapi)
    guardSoldContent(strapi)
    refuseBrokenQuizzes(strapi)
    publishCoursesOf(strapi)
    checkSavedPrices(strapi)
    // After the calls to Stripe: it locks the row during the save.
    guardAmounts(strapi)
    refuseDrafts(strapi)
    recordAddresses(strapi)
    // Last: rules that refuse or ask for confirmation have run by then.
    recordVersions(strapi)
    putIntoTrash(strapi)
    matchPublished(strapi)
    storeMediaInBucket(strapi)
    guardUploads(strapi)
    guardUsedFiles(strapi)
    guardBlocks(strapi)
    closeRoutes(strapi)
    serveFiles(strapi)
    serveReadiness(strapi)
    servePanel(strapi)
    serveDrawings(strapi)
    strapi.hook('strapi::content-types.beforeSync').register(async () => {
      // A trigger would stop Strapi from rebuilding its table.
      await dropPlacedOrders(strapi)
      await startAlone(strapi, () => prepareTables(strapi))
    })
    // From the first statement on; Strapi's own changes fail the start rather than block other processes.
    await setLimit('lock_timeout', lockTimeoutMs)
    // The tables exist, and Strapi's plugins have not inserted their defaults yet.
    strapi.hook('strapi::content-types.afterSync').register(async () => {
      await startAlone(strapi, async () => {
        for (const ensure of ensured) await retryLocked(strapi, () => ensure(strapi))
      })
      await setLimit('lock_timeout', 0)
    })
  },

  async bootstrap({ strapi }: Input) {
    limitSlowClients(strapi.server.httpServer, slowClientLimits.cms)
    limitStatements(strapi)
    closeReads = openReads(strapi)
    readOldestRow(strapi)
    syncFacts(strapi)
    await fillAdminRolesOnce(strapi)
    await askForFacts(strapi)
    await fillNameKeysOnce(strapi)
    await ensureLocales(strapi)
    await matchProvider(strapi)
    await emptySiteRoles(strapi)
    await ensurePanelRoles(strapi)
    await nameRoles(strapi)
    await arrangeEditor(strapi)
    announcer = announcePublications(strapi)
    warnWithoutStripe(strapi)
    tasks = await startTasks(strapi, announcer)
  },

  async destroy() {
    await Promise.all([announcer?.stop(), tasks?.stop(), closeReads?.(), endObservability?.()])
    await closeRedis()
  },
}
