import type { ListKind } from '../mail-stops/stops'

/** Groups of templates: sent because of a registration, of a landing form, or of anything else. */
export type MailGroup = 'register' | 'form' | 'other'

export type Placeholder =
  | 'name'
  | 'link'
  | 'email'
  /** A time, number and noun together: 30 minutes. */
  | 'minutes'
  /** The same: 72 hours. */
  | 'hours'
  /** What it is called in the catalogue. */
  | 'product'
  /** Of the receipt, or of what was written off it; of a purchase that cost nothing its minute. */
  | 'number'
  /** Whom an analysis is about, and of a letter by hand what. */
  | 'about'
  /** Money, as people write it. */
  | 'amount'
  /** The day on which something ends, or until which it holds. */
  | 'until'
  /** The day on which something happens. */
  | 'date'
  /** A code. */
  | 'coupon'
  | 'recipient'
  | 'giver'
  /** How somebody calls whom they invited. */
  | 'guest'
  /** What a giver wrote, or a visitor to the house: it has lines, and no mail program makes a link of anything in it. */
  | 'message'
  /** What the house answered, with its lines and links. */
  | 'answer'

export type MailRow = {
  group: MailGroup
  /** What its template may name, as `{{name}}`. */
  placeholders: readonly Placeholder[]
  /** Without its link the letter is of no use: the template must have it, and is never switched off. */
  needsLink: boolean
  /** What its subject must name, so that mail programs take the letters of two purchases for no conversation. */
  marks?: readonly Placeholder[]
  /**
   * Not strictly about the reader's own account: it says how to get no more of these (RFC 8058), and does not go where they
   * are not wanted. `list`: sent to many, unasked; `person`: somebody asked for this one; `reminder`: for this one again and again.
   */
  isFor?: ListKind
  /** What it is sent for: the template must have it. */
  holds?: Placeholder
  /** What mail programs are told of who wrote it; left out: our program, by itself (RFC 3834). */
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

/** The letters that the system sends by itself. Each has a template of this name, which editors write. */
export const mails = {
  /** To a new account: the link confirms the address. */
  confirmEmail: { group: 'register', placeholders: ['name', 'link'], needsLink: true },
  /** Once the address is confirmed; the link leads to the site. */
  welcome: { group: 'register', placeholders: ['name', 'link'], needsLink: false },
  /** To the new address: the link confirms the change. */
  changeEmail: { group: 'other', placeholders: ['name', 'link'], needsLink: true },
  /** To the address that the account has; `email` is the one asked for. The link says "it was not me". */
  emailAsked: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** To the old address, after the change; `email` is the new one. The link takes it back. */
  emailChanged: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** `minutes`: how long the link holds, with its noun. */
  resetPassword: { group: 'other', placeholders: ['name', 'link', 'minutes'], needsLink: true },
  passwordChanged: { group: 'other', placeholders: ['name'], needsLink: false },
  deactivated: { group: 'other', placeholders: ['name'], needsLink: false },
  // Of money. Where one tells of a charge it has its receipt, or the page to stop the next one, at `link`.
  /**
   * A term was bought, or the first of a subscription; `coupon` is the free analysis that comes with it, `date` the day of
   * the next charge, null where nothing renews.
   */
  paid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'until', 'date', 'coupon', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'number'],
  },
  /** An analysis is ready; the link downloads it `until` that day. `amount` is null for what cost nothing. */
  ordered: {
    group: 'other',
    placeholders: ['name', 'product', 'about', 'amount', 'until', 'number', 'link'],
    needsLink: true,
    marks: ['product', 'about', 'number'],
  },
  /** An analysis was composed anew with newer texts; the link downloads it `until` that day. */
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
  /** To whoever paid by a pay link. */
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
   * `date` is the day of the charge, `until` the end of what is paid where that is later; the link leads to where one
   * cancels.
   */
  renewalSoon: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'until', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** `until`: the end of the grace; the link leads to where one changes the card. */
  paymentFailed: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'until', 'link'],
    needsLink: true,
    marks: ['product', 'until'],
  },
  /** From the charge on that day, it is another plan, of that amount. */
  planChanged: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /**
   * `until`: the end of the paid term, null when that is over; `amount` failed to be charged, and is tried until `date`, both
   * null where nothing is owed. The link leads to where one takes it back.
   */
  canceled: {
    group: 'other',
    placeholders: ['name', 'product', 'until', 'amount', 'date', 'link'],
    needsLink: false,
    marks: ['product', 'until'],
  },
  /** The cancellation was taken back; `date` is the day of the next charge. */
  resumed: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** A subscription ended on that day because `amount` never came; the link leads to the plans. */
  endedUnpaid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: false,
    marks: ['product', 'date'],
  },
  /**
   * A bank that pays later did not; `date` is the minute of the order, which has no number. The link leads to where the payment
   * says so, and begins anew.
   */
  orderUnpaid: {
    group: 'other',
    placeholders: ['name', 'product', 'amount', 'date', 'link'],
    needsLink: true,
    marks: ['product', 'date'],
  },
  /** Premium has ended; the link leads to the plans. */
  expired: { group: 'other', placeholders: ['name', 'link'], needsLink: false },
  /** What somebody paid for, once more: a person of the house sends it. */
  receiptAgain: ofDocument,
  // Of money that went back. The link opens the document, and the page says how it stands.
  /** All of a purchase; what it brought has ended. */
  refund: ofDocument,
  /** A part of it; what it brought stays. */
  refundPart: ofDocument,
  /** It did not arrive, and is with us again. */
  refundFailed: ofDocument,
  /** A bank asks for it; what it brought rests. */
  disputed: ofReceipt,
  /** It stays with us, or came back to us; what it brought is theirs again. */
  disputeWon: ofReceipt,
  /** The bank gave all of it back; what it brought has ended. */
  disputeLost: ofDocument,
  disputeLostPart: ofDocument,
  /** A code of one's own; `until` is null for one that holds for ever. */
  coupon: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    marks: ['coupon'],
  },
  /** Days of premium that an admin gave; the link leads to the profile. */
  daysGiven: { group: 'other', placeholders: ['name', 'until', 'link'], needsLink: false },
  /** A year of use; the link leads to where one gives. */
  anniversary: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    isFor: 'list',
  },
  /** To the recipient, who claims by the link; `message` is null where the giver wrote none. */
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
  /** To whoever invited somebody, once that one has answered; the link leads to what is between people. */
  invitationAnswered: {
    group: 'other',
    placeholders: ['name', 'guest', 'link'],
    needsLink: true,
    marks: ['guest'],
  },
  /** To an address that was typed into the newsletter's form: was it you? The link holds `until` that day. */
  newsletterConfirm: {
    group: 'other',
    placeholders: ['link', 'until'],
    needsLink: true,
    isFor: 'person',
  },
  /** How was the day? To whoever wants to be asked, at their hour; the link leads to where one says it. */
  feltReminder: {
    group: 'other',
    placeholders: ['name', 'link'],
    needsLink: true,
    isFor: 'reminder',
  },
  // Of what somebody wrote to the house.
  /** To the house, whose panel has no address that we know. */
  messageArrived: {
    group: 'other',
    placeholders: ['name', 'email', 'message'],
    needsLink: false,
    marks: ['email'],
    holds: 'message',
  },
  /** To the sender, that it has come; the link leads to where one writes to the house. */
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
    holds: 'answer',
    written: 'by hand',
  },
  /** To a member, unasked: `answer` is what somebody of the house wrote, `about` its subject. */
  houseLetter: {
    group: 'other',
    placeholders: ['name', 'about', 'answer', 'link'],
    needsLink: true,
    marks: ['about'],
    holds: 'answer',
    written: 'by hand',
  },
} as const satisfies Record<string, MailRow>

export type MailName = keyof typeof mails

export const mailNames = Object.keys(mails) as MailName[]

export function isMailName(name: string): name is MailName {
  return mailNames.some((known) => known === name)
}

/** What is known of a letter, with every field. */
export const mailRow = (name: MailName): MailRow => mails[name]

/** A letter that an editor thought of, sent some time after its cause. */
export const followUp = 'followUp' as const

/** A letter of the newsletter: what it says stands in the row of its sending. */
export const issueMail = 'newsletter' as const

/** A letter that somebody of the panel sends to themselves, to see it. */
export const trial = 'trial' as const

/** Whether a letter goes to a list, or to a person because somebody asked; undefined for what is about one's account. */
export function listKindOf(mail: string): ListKind | undefined {
  if (isMailName(mail)) return mailRow(mail).isFor
  return mail === trial ? undefined : 'list'
}

/** What an address gets without an account of its own. */
export const listMails = ['newsletterConfirm', issueMail] as const

/** What the templates of follow-ups may name; the link leads to the site. */
export const followUpPlaceholders = ['name', 'link'] as const satisfies readonly Placeholder[]

/**
 * What is not known is null. The template's `{{name}}` then goes with its comma or space; of anything else
 * the whole paragraph goes, because a sentence about nothing is none. Never a bare number: the noun behind
 * it has forms, so a placeholder holds both.
 */
type Value = string | null

export type MailData = Readonly<Partial<Record<Placeholder, Value>>>

/** The values that one letter needs. */
export type MailDataOf<Name extends MailName> = Readonly<
  Record<(typeof mails)[Name]['placeholders'][number], Value>
>

export type FollowUpData = Readonly<Record<(typeof followUpPlaceholders)[number], Value>>
