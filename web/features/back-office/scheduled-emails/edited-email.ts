import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import {
  scheduledEmailLimits as limits,
  subjectTest,
} from '@/lib/contract/back-office/scheduled-emails/words'
import type { Calls } from '@/lib/contract/calls'

/** An e-mail in the editor, as typed. */
export type EditedEmail = {
  name: string
  subject: string
  subjectB: string
  /** Strapi Blocks. */
  body: readonly unknown[]
  /** Id, or ''. */
  group: string
  isLater: boolean
  /** Value of a `datetime-local` field. */
  sendAt: string
  byHour: boolean
  /** Digits. */
  perMinute: string
  testHours: string
}

const firstPerMinute = 60

export const newEmail: EditedEmail = {
  ...{ name: '', subject: '', subjectB: '', body: [], group: '' },
  ...{ isLater: false, sendAt: '', byHour: false },
  perMinute: String(firstPerMinute),
  testHours: String(limits.testHours.first),
}

/** `sendAt`: the local minute of the e-mail's. */
export const editedEmail = (email: AdminScheduledEmail, sendAt: string): EditedEmail => ({
  name: email.name,
  subject: email.subject,
  subjectB: email.subjectB,
  body: email.body,
  group: email.group?.id ?? '',
  isLater: email.sendAt !== null,
  sendAt,
  byHour: email.byHour,
  perMinute: String(email.perMinute),
  testHours: String(email.testHours),
})

const wholeOf = (text: string) => (/^\d{1,6}$/u.test(text.trim()) ? Number(text) : Number.NaN)

const isWithin = (text: string, from: number, most: number) => {
  const value = wholeOf(text)
  return value >= from && value <= most
}

export type EditFault = 'name' | 'sendAt' | 'perMinute' | 'testHours'

/** What keeps it from being saved. */
export function faultsIn(email: EditedEmail): EditFault[] {
  const { testHours } = limits
  const faults = [
    email.name.trim() === '' && 'name',
    email.isLater && email.sendAt === '' && 'sendAt',
    !isWithin(email.perMinute, 1, limits.perMinute) && 'perMinute',
    !isWithin(email.testHours, testHours.from, testHours.most) && 'testHours',
  ] as const
  return faults.filter((fault) => fault !== false)
}

export const inputOf = (
  email: EditedEmail,
): Omit<Calls['adminSaveScheduledEmail']['input'], 'id' | 'updatedAt'> => ({
  ...{ name: email.name, subject: email.subject, subjectB: email.subjectB },
  body: JSON.stringify(email.body),
  ...(email.group && { group: email.group }),
  ...(email.isLater && { sendAt: email.sendAt }),
  byHour: email.byHour && email.subjectB.trim() === '',
  perMinute: wholeOf(email.perMinute),
  testHours: wholeOf(email.testHours),
})

/** Whether two are stored the same. */
export const isSameEmail = (one: EditedEmail, other: EditedEmail) =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other))

/** How many get each of two subjects, and the better one (`subjectTest`); `isTooFew`: nothing will be compared. */
export function samplesOf(receivers: number) {
  const each = Math.floor(receivers / subjectTest.parts)
  return { a: each, b: each, rest: receivers - 2 * each, isTooFew: each < subjectTest.fewestSent }
}

/** Minutes from the first e-mail to the last; undefined while a number is missing. */
export function minutesFor(receivers: number, email: EditedEmail): number | undefined {
  const perMinute = wholeOf(email.perMinute)
  const hours = email.subjectB.trim() === '' ? 0 : wholeOf(email.testHours)
  if (!(perMinute > 0) || Number.isNaN(hours)) return undefined
  return Math.max(Math.ceil(receivers / perMinute), 1) + hours * 60
}
