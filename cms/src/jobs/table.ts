import { feltReminderHours } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { forgetEditions } from '../analyses/texts/forget-editions'
import { announceTurns } from '../announcements/announce-turns'
import type { Announcer } from '../announcements/announcer'
import { forgetRuns } from '../back-office/bulk/forget-runs'
import { forgetMessages } from '../contact/forget-messages'
import { grantAnniversaries } from '../coupons/grant-anniversaries'
import { addUpRowCounts } from '../database/row-counts'
import { truncateLog } from '../database/truncate-log'
import { sweepOldFilms } from '../films/sweep-old-films'
import { writeGiftStates } from '../gifts/write-gift-states'
import { forgetLetters } from '../mail/forget-letters'
import { forgetAsked } from '../newsletter/forget'
import { forgetUnpaid } from '../orders/forget-unpaid'
import { comparePrices } from '../payments/compare-prices'
import { fetchEvents } from '../payments/fetch-events'
import { deleteLeftCustomers } from '../payments/left-customer'
import { reconcile } from '../payments/reconcile'
import { forgetOld } from '../personal-data/forget-old'
import { sweepOldPictures } from '../pictures/sweep-old-pictures'
import { askForFeltDays } from '../reminders/ask-for-felt-days'
import { tellOfEnds } from '../reminders/tell-of-ends'
import { tellOfRenewals } from '../reminders/tell-of-renewals'
import { eraseDeletedDates } from '../saved-dates/deleted-dates'
import { forgetMisses } from '../search/forget-misses'
import { forgetProofs } from '../spam/forget-proofs'
import { forgetTasks } from '../tasks/forget-tasks'
import { hourly, type Schedule } from '../tasks/schedule'
import { findDue } from '../timing/find-due'
import { emptyTrash } from '../trash/empty-trash'

type JobContext = {
  strapi: Core.Strapi
  announcer: Announcer
  /** Up to when the job was done before, with success; undefined on the first run. */
  since: Date | undefined
  /** Now: up to when it is to be done. */
  at: Date
}

export type Job = {
  /** In the deployment's time zone (`TIME_ZONE`). */
  schedule: Schedule
  /** Missed, it waits for its next time; the others make up for it when the cms is there again. */
  isOnlyOnTime?: true
  run: (context: JobContext) => Promise<void>
}

const secondMs = 1000
const minuteMs = 60 * secondMs

/** What is over stays for 30 days, for whoever asks what happened, and no longer. */
const monthBefore = (at: Date) => new Date(at.getTime() - 30 * 24 * 60 * minuteMs)

/** What the cms does by the clock, each by one process at a time. */
export const jobs: Readonly<Record<string, Job>> = {
  /** Drafts whose minute has come, to be published or taken off. */
  turnEntries: {
    schedule: { everyMs: 15 * secondMs },
    run: ({ strapi, at }) => findDue(strapi, at),
  },
  announceTurns: { schedule: { everyMs: 15 * secondMs }, run: announceTurns },
  /** What Stripe knows of and we did not hear. */
  fetchStripeEvents: {
    schedule: { everyMs: 5 * minuteMs },
    run: ({ strapi, since }) => fetchEvents(strapi, since),
  },
  /** Money that did not move when it should have: what a process that died left behind. */
  reconcilePayments: {
    schedule: { everyMs: 5 * minuteMs },
    run: ({ strapi }) => reconcile(strapi),
  },
  /** What was erased, the address of a letter that was sent among it, leaves the log of writes too. */
  truncateLog: {
    schedule: { everyMs: 15 * secondMs },
    run: ({ strapi }) => truncateLog(strapi),
  },
  /** Gifts whose morning has come, and those that nobody claimed in time. */
  expireGifts: {
    schedule: { everyMs: minuteMs },
    run: ({ strapi, at }) => writeGiftStates(strapi, at),
  },
  eraseDeletedDates: {
    schedule: { times: ['03:30'] },
    run: ({ strapi, at }) => eraseDeletedDates(strapi, at),
  },
  forgetLetters: {
    schedule: { times: ['03:40'] },
    run: ({ strapi, at }) => forgetLetters(strapi, at),
  },
  forgetMessages: {
    schedule: { times: ['03:42'] },
    run: ({ strapi, at }) => forgetMessages(strapi, at),
  },
  forgetBulkRuns: {
    schedule: { times: ['03:44'] },
    run: ({ strapi, at }) => forgetRuns(strapi, at),
  },
  forgetProofs: {
    schedule: { times: ['03:43'] },
    run: ({ strapi, at }) => forgetProofs(strapi, at),
  },
  forgetTasks: {
    schedule: { times: ['03:45'] },
    run: ({ strapi, at }) => forgetTasks(strapi, at),
  },
  addUpRowCounts: {
    schedule: { times: ['03:47'] },
    run: ({ strapi }) => addUpRowCounts(strapi),
  },
  forgetOldAccounts: {
    schedule: { times: ['03:50'] },
    run: ({ strapi, at }) => forgetOld(strapi, monthBefore(at)),
  },
  /** Addresses that never said whether they want the newsletter. */
  forgetNewsletters: {
    schedule: { times: ['03:52'] },
    run: ({ strapi, at }) => forgetAsked(strapi, at),
  },
  /** Gifts and analyses that were begun and never paid. */
  forgetUnpaidOrders: {
    schedule: { times: ['03:55'] },
    run: ({ strapi, at }) => forgetUnpaid(strapi, at),
  },
  /** Texts as they were once, of which nobody has an analysis. */
  forgetTextEditions: {
    schedule: { times: ['04:00'] },
    run: ({ strapi }) => forgetEditions(strapi),
  },
  /** Customers of accounts that are erased, once nothing holds them any more. */
  deleteCustomers: {
    schedule: { times: ['04:05'] },
    run: ({ strapi }) => deleteLeftCustomers(strapi),
  },
  sweepPictures: {
    schedule: { times: ['04:10'] },
    run: ({ strapi, at }) => sweepOldPictures(strapi, at),
  },
  /** Files of films that no entry has any more. */
  sweepFilms: {
    schedule: { times: ['04:25'] },
    run: ({ strapi, at }) => sweepOldFilms(strapi, at),
  },
  /** What editors deleted and nobody took back. */
  emptyTrash: {
    schedule: { times: ['04:15'] },
    run: ({ strapi, at }) => emptyTrash(strapi, at),
  },
  /** What visitors looked for in vain, and nobody does any more. */
  forgetMisses: {
    schedule: { times: ['04:17'] },
    run: async ({ strapi, at }) => {
      await forgetMisses(strapi, at)
    },
  },
  /** Prices that somebody changed at Stripe: noticed before people pay them. */
  comparePrices: {
    schedule: { times: ['04:20'] },
    run: ({ strapi }) => comparePrices(strapi),
  },
  // By day: their letters are no reason to wake anybody.
  remindOfRenewal: {
    schedule: hourly(5, 7, 19),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => tellOfRenewals(strapi, at),
  },
  tellOfExpiry: {
    schedule: hourly(15, 7, 19),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => tellOfEnds(strapi, at),
  },
  /** At the hours that members may choose. */
  askForFeltDays: {
    schedule: hourly(0, feltReminderHours.first, feltReminderHours.last),
    isOnlyOnTime: true,
    run: ({ strapi, at }) => askForFeltDays(strapi, at),
  },
  rememberAnniversaries: {
    schedule: { times: ['09:00'] },
    isOnlyOnTime: true,
    run: ({ strapi, at }) => grantAnniversaries(strapi, at),
  },
}
