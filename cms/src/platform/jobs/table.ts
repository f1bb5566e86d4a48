import { feltReminderHours } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { purgeEditions } from '../../analysis/analyses/texts/purge-editions'
import { purgeRuns } from '../../back-office/bulk/purge-runs'
import { purgeCalculations } from '../../back-office/calculation/delete-calculation'
import { addUpSalesDays } from '../../back-office/sales/days/sales-days'
import { advanceSequences } from '../../back-office/sequences/advance-sequences'
import { startSequences } from '../../back-office/sequences/start-sequences'
import { grantAnniversaries } from '../../commerce/coupons/grant-anniversaries'
import { writeGiftStates } from '../../commerce/gifts/write-gift-states'
import { purgeUnpaid } from '../../commerce/orders/purge-unpaid'
import { reconcile } from '../../commerce/payments/fulfilment/reconcile'
import { checkWebhooks } from '../../commerce/payments/stripe/check-webhooks'
import { comparePrices } from '../../commerce/payments/stripe/compare-prices'
import { deleteErasedCustomers } from '../../commerce/payments/stripe/erased-customers'
import { fetchEvents } from '../../commerce/payments/stripe/fetch-events'
import { purgeMisses } from '../../library/search/purge-misses'
import { sweepOldVideos } from '../../library/videos/sweep-old-videos'
import { purgeOld } from '../../members/personal-data/purge-old'
import { askForFeltDays } from '../../members/reminders/ask-for-felt-days'
import { remindOfEnds } from '../../members/reminders/remind-of-ends'
import { remindOfRenewals } from '../../members/reminders/remind-of-renewals'
import { purgeMessages } from '../../messaging/contact/purge-messages'
import { purgeEmails } from '../../messaging/mail/purge-emails'
import { purgeUnconfirmed } from '../../messaging/newsletter/purge-unconfirmed'
import { purgeSequenceRuns } from '../../messaging/sequences/purge-runs'
import { sweepOldPictures } from '../../people/pictures/sweep-old-pictures'
import { eraseDeletedDates } from '../../people/saved-dates/deleted-dates'
import { announceChanges } from '../../publishing/announcements/announce-changes'
import type { Announcer } from '../../publishing/announcements/announcer'
import { findDue } from '../../publishing/timing/find-due'
import { emptyTrash } from '../../publishing/trash/empty-trash'
import { checkBackups } from '../alerts/check-backups'
import { checkDisks } from '../alerts/check-disks'
import { queueAlerts } from '../alerts/queue-alerts'
import { addUpRowCounts } from '../database/row-counts'
import { truncateLog } from '../database/truncate-log'
import { purgeProofs } from '../spam/purge-proofs'
import { purgeTasks } from '../tasks/purge-tasks'
import { hourly, type Schedule } from '../tasks/schedule'

type JobContext = {
  strapi: Core.Strapi
  announcer: Announcer
  /** End of the period that the last successful run covered; undefined on the first run. */
  since: Date | undefined
  /** Now: end of the period that this run covers. */
  at: Date
}

export type Job = {
  /** In the deployment's time zone (`TIME_ZONE`). */
  schedule: Schedule
  /** A missed run is skipped until the next time; other jobs catch up when the cms runs again. */
  isOnlyOnTime?: true
  run: (context: JobContext) => Promise<void>
}

const secondMs = 1000
const minuteMs = 60 * secondMs

/** Finished rows are stored for 30 days for later questions. */
const monthBefore = (at: Date) => new Date(at.getTime() - 30 * 24 * 60 * minuteMs)

/** The periodic jobs, each run by one process at a time. */
export const jobs: Readonly<Record<string, Job>> = {
  /** Publishes or unpublishes drafts at their set time. */
  turnEntries: {
    schedule: { everyMs: 15 * secondMs },
    run: ({ strapi, at }) => findDue(strapi, at),
  },
  announceTurns: { schedule: { everyMs: 15 * secondMs }, run: announceChanges },
  /** Fetches Stripe events with webhooks that did not arrive. */
  fetchStripeEvents: {
    schedule: { everyMs: 5 * minuteMs },
    async run({ strapi, since, at }) {
      await fetchEvents(strapi, since)
      await checkWebhooks(strapi, at)
    },
  },
  /** Reconciles payments that did not progress, such as after a crash. */
  reconcilePayments: {
    schedule: { everyMs: 5 * minuteMs },
    run: ({ strapi }) => reconcile(strapi),
  },
  /** Removes erased data, such as addresses of sent e-mails, from the write-ahead log too. */
  truncateLog: {
    schedule: { everyMs: 15 * secondMs },
    run: ({ strapi }) => truncateLog(strapi),
  },
  /** Delivers gifts on their morning, and expires unclaimed ones. */
  expireGifts: {
    schedule: { everyMs: minuteMs },
    run: ({ strapi, at }) => writeGiftStates(strapi, at),
  },
  eraseDeletedDates: {
    schedule: { times: ['03:30'] },
    run: ({ strapi, at }) => eraseDeletedDates(strapi, at),
  },
  purgeSentEmails: {
    schedule: { times: ['03:40'] },
    run: ({ strapi, at }) => purgeEmails(strapi, at),
  },
  purgeSequenceRuns: {
    schedule: { times: ['03:41'] },
    run: ({ strapi, at }) => purgeSequenceRuns(strapi, at),
  },
  purgeMessages: {
    schedule: { times: ['03:42'] },
    run: ({ strapi, at }) => purgeMessages(strapi, at),
  },
  purgeBulkRuns: {
    schedule: { times: ['03:44'] },
    run: ({ strapi, at }) => purgeRuns(strapi, at),
  },
  purgeCalculations: {
    schedule: { times: ['03:46'] },
    run: ({ strapi, at }) => purgeCalculations(strapi, at),
  },
  purgeSpentProofs: {
    schedule: { times: ['03:43'] },
    run: ({ strapi, at }) => purgeProofs(strapi, at),
  },
  purgeEndedTasks: {
    schedule: { times: ['03:45'] },
    run: ({ strapi, at }) => purgeTasks(strapi, at),
  },
  addUpRowCounts: {
    schedule: { times: ['03:47'] },
    run: ({ strapi }) => addUpRowCounts(strapi),
  },
  addUpSalesDays: {
    schedule: { times: ['03:48'] },
    run: ({ strapi }) => addUpSalesDays(strapi),
  },
  purgeOldAccounts: {
    schedule: { times: ['03:50'] },
    run: ({ strapi, at }) => purgeOld(strapi, monthBefore(at)),
  },
  /** Addresses that never confirmed the newsletter. */
  purgeNewsletters: {
    schedule: { times: ['03:52'] },
    run: ({ strapi, at }) => purgeUnconfirmed(strapi, at),
  },
  /** Erases recipients and people from unpaid orders of gifts and analyses. */
  purgeUnpaidOrders: {
    schedule: { times: ['03:55'] },
    run: ({ strapi, at }) => purgeUnpaid(strapi, at),
  },
  /** Editions of texts that no analysis uses. */
  purgeTextEditions: {
    schedule: { times: ['04:00'] },
    run: ({ strapi }) => purgeEditions(strapi),
  },
  /** Stripe customers of erased accounts, once no other record needs them. */
  deleteCustomers: {
    schedule: { times: ['04:05'] },
    run: ({ strapi }) => deleteErasedCustomers(strapi),
  },
  sweepPictures: {
    schedule: { times: ['04:10'] },
    run: ({ strapi, at }) => sweepOldPictures(strapi, at),
  },
  /** Video files that no entry uses any more. */
  sweepFilms: {
    schedule: { times: ['04:25'] },
    run: ({ strapi, at }) => sweepOldVideos(strapi, at),
  },
  /** Deleted entries that were not restored. */
  emptyTrash: {
    schedule: { times: ['04:15'] },
    run: ({ strapi, at }) => emptyTrash(strapi, at),
  },
  /** Searches without results that have not been repeated. */
  purgeSearchMisses: {
    schedule: { times: ['04:17'] },
    run: async ({ strapi, at }) => {
      await purgeMisses(strapi, at)
    },
  },
  /** Detects prices changed at Stripe before they are charged. */
  comparePrices: {
    schedule: { times: ['04:20'] },
    run: ({ strapi }) => comparePrices(strapi),
  },
  /** Notifies the operator of new incidents. */
  queueAlerts: {
    schedule: { everyMs: minuteMs },
    run: ({ strapi, at }) => queueAlerts(strapi, at),
  },
  checkDisks: {
    schedule: { everyMs: 5 * minuteMs },
    run: ({ strapi }) => checkDisks(strapi),
  },
  /** Failed and missing backups. */
  checkBackups: {
    schedule: { everyMs: 15 * minuteMs },
    run: ({ strapi, at }) => checkBackups(strapi, at),
  },
  // By day, so that the e-mails do not arrive at night.
  remindOfRenewal: {
    schedule: hourly(5, 7, 19),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => remindOfRenewals(strapi, at),
  },
  tellOfExpiry: {
    schedule: hourly(15, 7, 19),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => remindOfEnds(strapi, at),
  },
  /** At the hours that members may choose. */
  askForFeltDays: {
    schedule: hourly(0, feltReminderHours.first, feltReminderHours.last),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => askForFeltDays(strapi, at),
  },
  /** Members whose day it is, such as a birthday; also those who became one during the day. */
  startSequences: {
    schedule: hourly(5, 0, 23),
    run: ({ strapi, at }) => startSequences(strapi, at),
  },
  /** Sends the due e-mails of sequences. */
  advanceSequences: {
    schedule: { everyMs: minuteMs },
    run: ({ strapi, at }) => advanceSequences(strapi, at),
  },
  rememberAnniversaries: {
    schedule: { times: ['09:00'] },
    isOnlyOnTime: true,
    run: ({ strapi, at }) => grantAnniversaries(strapi, at),
  },
}
