import type { MailRow } from '../mail-row'
import { ofDocument } from './document-mails'

/** E-mails about purchases. For a charge, `link` leads to its receipt. */
export const purchaseMails = {
  /**
   * A term was bought, or a subscription started; `coupon` is the free analysis included in it, `date` the day of the
   * next charge, null if nothing renews.
   */
  paid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'until', 'date', 'coupon', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'number'],
  },
  /** An analysis is ready; the link downloads it `until` that day. `amount` is null if it was free. */
  ordered: {
    group: 'other',
    placeholders: ['name', 'product', 'about', 'amount', 'until', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'about', 'number'],
  },
  /** A course or an e-book was bought; `amount` is null if it was free, the link leads to the user's own ones. */
  itemBought: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'number'],
  },
  /** An analysis was composed again with newer texts; the link downloads it `until` that day. */
  composedAnew: {
    group: 'other',
    placeholders: ['name', 'product', 'about', 'until', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'about', 'number'],
  },
  /** To the giver; `date` is the day of the delivery. */
  giftPaid: {
    group: 'other',
    placeholders: ['name', 'product', 'recipient', 'date', 'amount', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'recipient', 'number'],
  },
  /** To the payer of a payment link. */
  linkPaid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'number'],
  },
  /**
   * A delayed payment method failed; `date` is the minute of the order, which has no number. The link leads to the page
   * with the payment's state, where it can be repeated.
   */
  orderUnpaid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** The receipt of a purchase, sent again by an admin. */
  receiptAgain: ofDocument,
} as const satisfies Record<string, MailRow>
