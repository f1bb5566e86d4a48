import type { ListKind } from '../mail-suppressions/suppressions'

/** Sent because of a registration, or of anything else. */
export type MailGroup = 'register' | 'other'

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
  /** Title of a course. */
  | 'course'
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
  /** Subject of an e-mail written by hand. */
  | 'subject'
  /** A buyer's withdrawal statement, with line breaks. */
  | 'statement'
  /** The effect of the withdrawal. */
  | 'consequence'

export type MailRow = {
  group: MailGroup
  /** Placeholders allowed in its template, as `{{name}}`. */
  placeholders: readonly Placeholder[]
  /** The e-mail is useless without its link: the template must contain it, and cannot be switched off. */
  needsLink: boolean
  /**
   * Placeholders that the subject must contain, so that mail programs do not group the e-mails of two purchases into
   * one conversation.
   */
  marks?: readonly Placeholder[]
  /**
   * Set for e-mails that are not strictly about the reader's own account: they have an unsubscribe link (RFC 8058), and
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
