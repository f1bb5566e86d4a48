import { newsletterConfirmDays } from '@krono/contract'
import type { Purpose } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { readSigned, sign } from './signatures'

const dayMs = 86_400_000

export const confirmMs = newsletterConfirmDays * dayMs

const timed = (purpose: Purpose, about: string, at: Date) =>
  sign(purpose, `${about}-${at.getTime().toString(36)}`)

function readTimed(purpose: Purpose, signed: string) {
  const [, about = '', time = ''] = /^(\w*)-(\w+)$/.exec(readSigned(purpose, signed) ?? '') ?? []
  return time === '' ? undefined : { about, ms: Number.parseInt(time, 36) }
}

/** Token of the e-mail that asks for confirmation of the newsletter. */
export const confirmToken = (subscriber: { documentId: string }, until: Date) =>
  timed('confirm', subscriber.documentId, until)

/** The subscriber that a link confirms; undefined if it is invalid or expired. */
export function readConfirmToken(token: string): string | undefined {
  const read = readTimed('confirm', token)
  return read && now().getTime() < read.ms ? read.about : undefined
}

/** What the token may end: the newsletter, or all e-mails that are not about an account. */
export type Scope = 'news' | 'all'

/** Token in the footer of e-mails, valid for years: opens preferences and ends e-mails, and contains no address. */
export const emailToken = (scope: Scope, mark: string) => sign(scope, mark)

export function readEmailToken(token: string): { mark: string; scope: Scope } | undefined {
  for (const scope of ['news', 'all'] as const) {
    const mark = readSigned(scope, token)
    if (mark) return { mark, scope }
  }
  return undefined
}

/** Token in the reminders to rate a day: ends only those, without expiry. */
export const reminderToken = (userId: number) => sign('reminder', String(userId))

/** The user id of a reminder link; undefined if it is invalid. */
export function readReminderToken(token: string): number | undefined {
  const userId = readSigned('reminder', token)
  return userId === undefined ? undefined : Number(userId)
}
