import type { Core } from '@strapi/strapi'
import { announceTurns } from '../announcements/announce-turns'
import type { Announcer } from '../announcements/announcer'
import { grantAnniversaries } from '../coupons/grant-anniversaries'
import { truncateLog } from '../database/truncate-log'
import { writeGiftStates } from '../gifts/write-gift-states'
import { eraseDeadBefore } from '../mail/outbox-rows'
import { sendDue } from '../mail/send-due'
import { handleDueEvents } from '../payments/events'
import { reconcile } from '../payments/reconcile'
import { forgetOld } from '../personal-data/forget-old'
import { sweepOldPictures } from '../pictures/sweep-old-pictures'
import { tellOfEnds } from '../reminders/tell-of-ends'
import { tellOfRenewals } from '../reminders/tell-of-renewals'
import { eraseDeletedDates } from '../saved-dates/deleted-dates'

type JobContext = {
  strapi: Core.Strapi
  announcer: Announcer
  /** Up to when the job was done before; undefined on the first run. */
  since: Date | undefined
  /** Now: up to when it is to be done. */
  at: Date
}

type Job = {
  /** Cron, with seconds first. */
  schedule: string
  /** After this, another process may take over from one that does not answer. */
  leaseMs: number
  run: (context: JobContext) => Promise<void>
}

const minuteMs = 60_000

/** What is over stays for 30 days, for whoever asks what happened, and no longer. */
const monthBefore = (at: Date) => new Date(at.getTime() - 30 * 24 * 60 * minuteMs)

/** What the cms does by the clock. Each run takes a lease, so that several processes do it once. */
export const jobs = {
  announceTurns: { schedule: '*/15 * * * * *', leaseMs: minuteMs, run: announceTurns },
  /** Letters whose time came: delayed ones, repeated tries, and those of a process that died. */
  sendMail: {
    schedule: '*/5 * * * * *',
    leaseMs: minuteMs,
    run: ({ strapi }) => sendDue(strapi),
  },
  /** Events that were stored and not handled: after a failure, or of a process that died. */
  handleStripeEvents: {
    schedule: '*/10 * * * * *',
    leaseMs: 2 * minuteMs,
    run: ({ strapi }) => handleDueEvents(strapi),
  },
  /** Money that Stripe knows of and we do not, and what a process that died left behind. */
  reconcilePayments: {
    schedule: '20 */5 * * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, since }) => reconcile(strapi, since),
  },
  /** A letter that could not be delivered keeps its address for a while, for whoever looks into it. */
  eraseDeadMail: {
    schedule: '0 40 3 * * *',
    leaseMs: minuteMs,
    run: ({ strapi, at }) => eraseDeadBefore(strapi, monthBefore(at)),
  },
  /** What was erased, the address of a letter that was sent among it, leaves the log of writes too. */
  truncateLog: {
    schedule: '*/15 * * * * *',
    leaseMs: minuteMs,
    run: ({ strapi }) => truncateLog(strapi),
  },
  eraseDeletedDates: {
    schedule: '0 30 3 * * *',
    leaseMs: minuteMs,
    run: ({ strapi, at }) => eraseDeletedDates(strapi, at),
  },
  sweepPictures: {
    schedule: '0 10 4 * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, at }) => sweepOldPictures(strapi, at),
  },
  /** Gifts whose morning has come, and those that nobody claimed in time. */
  expireGifts: {
    schedule: '50 * * * * *',
    leaseMs: minuteMs,
    run: ({ strapi, at }) => writeGiftStates(strapi, at),
  },
  // By day: their letters are no reason to wake anybody.
  remindOfRenewal: {
    schedule: '0 5 7-19 * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, at }) => tellOfRenewals(strapi, at),
  },
  tellOfExpiry: {
    schedule: '0 15 7-19 * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, at }) => tellOfEnds(strapi, at),
  },
  forgetOldAccounts: {
    schedule: '0 50 3 * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, at }) => forgetOld(strapi, monthBefore(at)),
  },
  rememberAnniversaries: {
    schedule: '0 0 9 * * *',
    leaseMs: 10 * minuteMs,
    run: ({ strapi, at }) => grantAnniversaries(strapi, at),
  },
} as const satisfies Record<string, Job>
