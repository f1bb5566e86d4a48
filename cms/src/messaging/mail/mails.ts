import type { ListKind } from '../mail-suppressions/suppressions'

/** Groups of templates: sent because of a registration, of a landing form, or of anything else. */
export type MailGroup = 'register' | 'form' | 'other'

export type Placeholder =
  | 'name'
  | 'link'
  | 'email'
  /** A duration, number and noun together: 30 minutes. */
  | 'minutes'
  /** The same: 72 hours. */
  | 'hours'
  /** Product name from the catalogue. */
  | 'product'
  /** Number of the receipt or the credit note; for a free purchase the minute of the order. */
  | 'number'
  /** The people of an analysis. */
  | 'about'
  /** A formatted amount. */
  | 'amount'
  /** The day on which something ends, or until which it is valid. */
  | 'until'
  /** The day on which something happens. */
  | 'date'
  /** A code. */
  | 'coupon'
  | 'recipient'
  | 'giver'
  /** The inviter's name for the guest. */
  | 'guest'
  /**
   * Text of a giver or of a contact form, with line breaks; URLs in it are defused so that mail programs do not link
   * them.
   */
  | 'message'
  /** The operator's answer, with line breaks and links. */
  | 'answer'
  /** Subject of a letter written by hand. */
  | 'subject'
  /** A buyer's withdrawal statement, with line breaks. */
  | 'statement'
  /** The effect of the withdrawal. */
  | 'consequence'

export type MailRow = {
  group: MailGroup
  /** Placeholders allowed in its template, as `{{name}}`. */
  placeholders: readonly Placeholder[]
  /** The letter is useless without its link: the template must contain it, and cannot be switched off. */
  needsLink: boolean
  /**
   * Placeholders that the subject must contain, so that mail programs do not group the letters of two purchases into
   * one conversation.
   */
  marks?: readonly Placeholder[]
  /**
   * Set for letters that are not strictly about the reader's own account: they have an unsubscribe link (RFC 8058), and
   * are not sent where a stop applies. `list`: sent to many, unrequested; `person`: requested once; `reminder`:
   * requested repeatedly.
   */
  isFor?: ListKind
  /** Placeholder that the template must contain. */
  requires?: Placeholder
  /**
   * A drawing of the reader, if their date of birth is known. The chart goes only to confirmed addresses: the date can
   * be computed from it. The character emblem goes to any (decision email-outbox).
   */
  showsOwn?: 'chart' | 'emblem'
  /** Who wrote it, for mail programs' headers; default: sent automatically (RFC 3834). */
  written?: 'in reply' | 'by hand'
}

const ofReceipt = {
  group: 'other',
  placeholders: ['name', 'product', 'number', 'link'],
  needsLink: true,
  marks: ['product', 'number'],
} as const satisfies MailRow

const ofDocument = {
  ...ofReceipt,
  placeholders: ['name', 'product', 'amount', 'number', 'link'],
} as const satisfies MailRow

/** Letters sent by the system. Each has a template of this name, written by editors. */
export const mails = {
  /** To a new account: the link confirms the address. */
  confirmEmail: {
    group: 'register',
    placeholders: ['name', 'link'],
    needsLink: true,
    showsOwn: 'emblem',
  },
  /** After the address is confirmed; the link leads to the reader's chart. */
  welcome: {
    group: 'register',
    placeholders: ['name', 'link'],
    needsLink: false,
    showsOwn: 'chart',
  },
  /** To the new address: the link confirms the change. */
  changeEmail: { group: 'other', placeholders: ['name', 'link'], needsLink: true },
  /** To the current address; `email` is the requested one. The link says "it was not me". */
  emailAsked: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** To the old address, after the change; `email` is the new one. The link reverts the change. */
  emailChanged: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** `minutes`: how long the link is valid, with its noun. */
  resetPassword: { group: 'other', placeholders: ['name', 'link', 'minutes'], needsLink: true },
  passwordChanged: { group: 'other', placeholders: ['name'], needsLink: false },
  deactivated: { group: 'other', placeholders: ['name'], needsLink: false },
  // Letters about payments. For a charge, `link` leads to its receipt, or to the page that stops the next one.
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
  /** Premium has ended; the link leads to the plans. */
  expired: { group: 'other', placeholders: ['name', 'link'], needsLink: false },
  /** The receipt of a purchase, sent again by an admin. */
  receiptAgain: ofDocument,
  // Letters about refunds. The link opens the document; the page shows its state.
  /** A full refund; what the purchase granted has ended. */
  refund: ofDocument,
  /** A partial refund; what the purchase granted stays. */
  refundPart: ofDocument,
  /** A partial or full refund after a withdrawal; what the purchase granted has ended. */
  withdrawalRefund: ofDocument,
  /** The refund failed; the money is with us again. */
  refundFailed: ofDocument,
  /** The payment is disputed; what it granted is suspended. */
  disputed: ofReceipt,
  /** The dispute was won; what it granted is active again. */
  disputeWon: ofReceipt,
  /** The dispute was lost; what it granted has ended. */
  disputeLost: ofDocument,
  disputeLostPart: ofDocument,
  /**
   * A buyer withdrew on that `date`, to the second: their statement and its effect. `until`: the last day of the
   * refund; the link leads to the contact form.
   */
  withdrawalReceived: {
    group: 'other',
    placeholders: [
      'name',
      'product',
      'number',
      'date',
      'statement',
      'consequence',
      'until',
      'link',
    ],
    needsLink: false,
    marks: ['product', 'number'],
    requires: 'statement',
  },
  /** A personal coupon code; `until` is null if it does not expire. */
  coupon: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    marks: ['coupon'],
  },
  /** Days of premium given by an admin; the link leads to the profile. */
  daysGiven: { group: 'other', placeholders: ['name', 'until', 'link'], needsLink: false },
  /** One year after registration; the link leads to the page for gifts. */
  anniversary: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    isFor: 'list',
  },
  /** To the recipient, who claims by the link; `message` is null if the giver wrote none. */
  gift: {
    group: 'other',
    placeholders: ['name', 'giver', 'product', 'message', 'until', 'link'],
    needsLink: true,
    isFor: 'person',
    marks: ['giver', 'product'],
  },
  giftReminder: {
    group: 'other',
    placeholders: ['name', 'giver', 'product', 'until', 'link'],
    needsLink: true,
    isFor: 'person',
    marks: ['giver', 'product'],
  },
  /** To the giver, once it was claimed. */
  giftClaimed: {
    group: 'other',
    placeholders: ['name', 'product', 'recipient'],
    needsLink: false,
    marks: ['product', 'recipient'],
  },
  /** To the inviter when the guest has answered; the link leads to the relationship page. */
  invitationAnswered: {
    group: 'other',
    placeholders: ['name', 'guest', 'link'],
    needsLink: true,
    marks: ['guest'],
  },
  /** To an address entered in the newsletter form, for confirmation. The link is valid `until` that day. */
  newsletterConfirm: {
    group: 'other',
    placeholders: ['link', 'until'],
    needsLink: true,
    isFor: 'person',
  },
  /** Reminder to rate the day, at the member's chosen hour; the link leads to the page for it. */
  feltReminder: {
    group: 'other',
    placeholders: ['name', 'link'],
    needsLink: true,
    isFor: 'reminder',
  },
  // Letters about contact messages.
  /** To the operator. No link to the panel: the cms does not know its address. */
  messageArrived: {
    group: 'other',
    placeholders: ['name', 'email', 'message'],
    needsLink: false,
    marks: ['email'],
    requires: 'message',
  },
  /** Confirms arrival to the sender; the link leads to the contact form. */
  messageReceived: {
    group: 'other',
    placeholders: ['name', 'link'],
    needsLink: false,
    written: 'in reply',
    isFor: 'person',
  },
  /** To the sender: `answer`, above the `message` that they wrote on that `date`. */
  messageAnswer: {
    group: 'other',
    placeholders: ['name', 'answer', 'message', 'date', 'link'],
    needsLink: true,
    requires: 'answer',
    written: 'by hand',
  },
  /** To a member, unrequested: `answer` is the text written by an admin, `subject` its subject. */
  houseLetter: {
    group: 'other',
    placeholders: ['name', 'subject', 'answer', 'link'],
    needsLink: true,
    marks: ['subject'],
    requires: 'answer',
    written: 'by hand',
  },
} as const satisfies Record<string, MailRow>

export type MailName = keyof typeof mails

export const mailNames = Object.keys(mails) as MailName[]

export function isMailName(name: string): name is MailName {
  return mailNames.some((known) => known === name)
}

/** The row of a letter. */
export const mailRow = (name: MailName): MailRow => mails[name]

/** A letter added by an editor, sent some time after its cause. */
export const followUp = 'followUp' as const

/** A newsletter letter: its content is in the row of its sending. */
export const issueMail = 'newsletter' as const

/** A letter that a panel user sends to themselves as a trial. */
export const trial = 'trial' as const

/** Whether a letter goes to a list, or to a person on request; undefined for letters about an account. */
export function listKindOf(mail: string): ListKind | undefined {
  if (isMailName(mail)) return mailRow(mail).isFor
  return mail === trial ? undefined : 'list'
}

/** Letters for addresses without an account. */
export const listMails = ['newsletterConfirm', issueMail] as const

/** Placeholders of follow-ups; the link leads to the site. */
export const followUpPlaceholders = ['name', 'link'] as const satisfies readonly Placeholder[]

/**
 * Unknown values are null. The template's `{{name}}` is then removed with its comma or space; for any other placeholder
 * the whole paragraph is removed. Never a bare number: its noun is inflected, so a placeholder contains both.
 */
type Value = string | null

export type MailData = Readonly<Partial<Record<Placeholder, Value>>>

/** The values needed by one letter. */
export type MailDataOf<Name extends MailName> = Readonly<
  Record<(typeof mails)[Name]['placeholders'][number], Value>
>

export type FollowUpData = Readonly<Record<(typeof followUpPlaceholders)[number], Value>>
