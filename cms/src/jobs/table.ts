import type { Core } from '@strapi/strapi'
import type { Announcer } from '../announcements/announcer'
import { announceTurns } from '../announcements/announce-turns'
import { eraseDeadMail } from './erase-dead-mail'
import { eraseDeletedDates } from './erase-deleted-dates'
import { expireGifts } from './expire-gifts'
import { forgetOldAccounts } from './forget-old-accounts'
import { handleStripeEvents } from './handle-stripe-events'
import { reconcilePayments } from './reconcile-payments'
import { rememberAnniversaries } from './remember-anniversaries'
import { remindOfRenewal } from './remind-of-renewal'
import { sendMail } from './send-mail'
import { sweepOldPictures } from '../pictures/sweep-old-pictures'
import { tellOfExpiry } from './tell-of-expiry'

export type JobContext = {
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

/** What the cms does by the clock. Each run takes a lease, so that several processes do it once. */
export const jobs = {
  announceTurns: { schedule: '*/15 * * * * *', leaseMs: 60_000, run: announceTurns },
  sendMail: { schedule: '*/5 * * * * *', leaseMs: 60_000, run: sendMail },
  handleStripeEvents: {
    schedule: '*/10 * * * * *',
    leaseMs: 120_000,
    run: handleStripeEvents,
  },
  reconcilePayments: { schedule: '20 */5 * * * *', leaseMs: 600_000, run: reconcilePayments },
  eraseDeadMail: { schedule: '0 40 3 * * *', leaseMs: 60_000, run: eraseDeadMail },
  eraseDeletedDates: { schedule: '0 30 3 * * *', leaseMs: 60_000, run: eraseDeletedDates },
  sweepPictures: { schedule: '0 10 4 * * *', leaseMs: 600_000, run: sweepOldPictures },
  expireGifts: { schedule: '50 * * * * *', leaseMs: 60_000, run: expireGifts },
  // By day: their letters are no reason to wake anybody.
  remindOfRenewal: { schedule: '0 5 7-19 * * *', leaseMs: 600_000, run: remindOfRenewal },
  tellOfExpiry: { schedule: '0 15 7-19 * * *', leaseMs: 600_000, run: tellOfExpiry },
  forgetOldAccounts: { schedule: '0 50 3 * * *', leaseMs: 600_000, run: forgetOldAccounts },
  rememberAnniversaries: { schedule: '0 0 9 * * *', leaseMs: 600_000, run: rememberAnniversaries },
} as const satisfies Record<string, Job>
