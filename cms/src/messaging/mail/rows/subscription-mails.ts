import type { MailRow } from '../mail-row'

/** E-mails about subscriptions. For a charge, `link` leads to its receipt, or to the page that stops the next one. */
export const subscriptionMails = {
  /** `date` is the day of the next charge. */
  renewed: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'until', 'date', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'number'],
  },
  /**
   * `date` is the day of the charge, `until` the end of the paid term if that is later; the link leads to the
   * cancellation.
   */
  renewalSoon: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'until', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** `until`: the end of the grace period; the link leads to the page for changing the card. */
  paymentFailed: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'until', 'link'],
    needsLink: true,
    marks: ['product', 'until'],
  },
  /** From the charge on that day, the plan changes, with that amount. */
  planChanged: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /**
   * `until`: the end of the paid term, null if it has ended; `amount` failed to be charged, and is retried until
   * `date`, both null if nothing is due. The link leads to the page for resuming.
   */
  canceled: {
    group: 'other',
    placeholders: ['name', 'product', 'until', 'amount', 'date', 'link'],
    needsLink: false,
    marks: ['product', 'until'],
  },
  /** The cancellation was reverted; `date` is the day of the next charge. */
  resumed: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** A subscription ended on that day because `amount` was never paid; the link leads to the plans. */
  endedUnpaid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: false,
    marks: ['product', 'date'],
  },
  /** Premium has ended; the link leads to the plans. */
  expired: { group: 'other', placeholders: ['name', 'link'], needsLink: false },
} as const satisfies Record<string, MailRow>
