import type { ListKind } from '../mail-suppressions/suppressions'
import type { MailRow, Placeholder } from './mail-row'
import { accountMails } from './rows/account-mails'
import { contactMails } from './rows/contact-mails'
import { memberMails } from './rows/member-mails'
import { purchaseMails } from './rows/purchase-mails'
import { refundMails } from './rows/refund-mails'
import { subscriptionMails } from './rows/subscription-mails'

/** E-mails sent by the system. Each has a template of this name, written by editors. */
export const mails = {
  ...accountMails,
  ...purchaseMails,
  ...subscriptionMails,
  ...refundMails,
  ...memberMails,
  ...contactMails,
} as const satisfies Record<string, MailRow>

export type MailName = keyof typeof mails

export const mailNames = Object.keys(mails) as MailName[]

export function isMailName(name: string): name is MailName {
  return mailNames.some((known) => known === name)
}

/** The row of an e-mail. */
export const mailRow = (name: MailName): MailRow => mails[name]

/** An e-mail of a sequence, written by editors. */
export const sequenceMail = 'sequence' as const

/** An issue of the newsletter: its content is stored in the row of its sending. */
export const issueMail = 'newsletter' as const

/** An e-mail of an admin to a group: its content is stored in its row when it starts. */
export const scheduledMail = 'scheduled' as const

/** An e-mail that a panel user sends to themselves as a trial. */
export const trial = 'trial' as const

/** Whether an e-mail goes to a list, or to a person on request; undefined for e-mails about an account. */
export function listKindOf(mail: string): ListKind | undefined {
  if (isMailName(mail)) return mailRow(mail).isFor
  return mail === trial ? undefined : 'list'
}

/** E-mails for addresses without an account. */
export const listMails = ['newsletterConfirm', issueMail] as const

/**
 * Placeholders of editors' e-mails. The link leads to what the sequence is about; one that is about no course, day or
 * people leaves out their paragraphs.
 */
export const sequencePlaceholders = [
  'name',
  'link',
  'course',
  'date',
  'about',
] as const satisfies readonly Placeholder[]

/** Placeholders of an issue; the link leads to the site. */
const issuePlaceholders = ['name', 'link'] as const satisfies readonly Placeholder[]

/** The placeholders of an e-mail by its name; editors' own are for sequences. */
export function placeholdersOf(name: unknown): readonly Placeholder[] {
  if (typeof name === 'string' && isMailName(name)) return mailRow(name).placeholders
  return name === issueMail ? issuePlaceholders : sequencePlaceholders
}

/**
 * Unknown values are null. The template's `{{name}}` is then removed with its comma or space; for any other placeholder
 * the whole paragraph is removed. Never a bare number: its noun is inflected, so a placeholder contains both.
 */
type Value = string | null

export type MailData = Readonly<Partial<Record<Placeholder, Value>>>

/** The values needed by one e-mail. */
export type MailDataOf<Name extends MailName> = Readonly<
  Record<(typeof mails)[Name]['placeholders'][number], Value>
>

export type SequenceData = Readonly<Record<(typeof sequencePlaceholders)[number], Value>>
