import { newsletterConfirmDays } from '@krono/contract'
import { now } from '../lib/clock'
import { type Purpose, readSigned, sign } from './signatures'

const dayMs = 86_400_000

export const confirmMs = newsletterConfirmDays * dayMs

const timed = (purpose: Purpose, about: string, at: Date) =>
  sign(purpose, `${about}-${at.getTime().toString(36)}`)

function readTimed(purpose: Purpose, signed: string) {
  const [, about = '', time = ''] = /^(\w*)-(\w+)$/.exec(readSigned(purpose, signed) ?? '') ?? []
  return time === '' ? undefined : { about, ms: Number.parseInt(time, 36) }
}

/** Of the letter that asks whether it was its reader who wanted the newsletter. */
export const confirmToken = (subscriber: { documentId: string }, until: Date) =>
  timed('confirm', subscriber.documentId, until)

/** Which subscriber a link confirms; undefined when it is not ours or too old. */
export function readConfirmToken(token: string): string | undefined {
  const read = readTimed('confirm', token)
  return read && now().getTime() < read.ms ? read.about : undefined
}

/** What its bearer ends: the newsletter, or whatever we would write of ourselves. */
export type Scope = 'news' | 'all'

/** At the foot of letters, for years: it opens preferences and ends letters, and says no address. */
export const letterToken = (scope: Scope, mark: string) => sign(scope, mark)

export function readLetterToken(token: string): { mark: string; scope: Scope } | undefined {
  for (const scope of ['news', 'all'] as const) {
    const mark = readSigned(scope, token)
    if (mark) return { mark, scope }
  }
  return undefined
}

/** Of the letters that ask how a day was: it ends them and nothing else, for as long as one keeps such a letter. */
export const reminderToken = (userId: number) => sign('reminder', String(userId))

/** Whose reminders a link ends; undefined when it is not ours. */
export function readReminderToken(token: string): number | undefined {
  const userId = readSigned('reminder', token)
  return userId === undefined ? undefined : Number(userId)
}
