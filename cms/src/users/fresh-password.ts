import { type EndpointName, endpointRow } from '@krono/contract'
import { fieldError } from '../lib/app-error'
import { now } from '../lib/clock'
import type { SessionRow } from './sessions'

/** For how long a password that was typed holds for what asks for it (decision 108). */
const freshMs = 15 * 60_000

/** Whether this very session's bearer typed the password a short while ago. Another session's word never counts. */
export function hasFreshPassword({ passwordTypedAt }: Pick<SessionRow, 'passwordTypedAt'>) {
  if (!passwordTypedAt) return false
  return now().getTime() - new Date(passwordTypedAt).getTime() <= freshMs
}

/** Throws passwordNeeded when a call, with what is sent, asks for the password and it was not typed lately. */
export function requireFreshPassword(name: EndpointName, input: unknown, session: SessionRow) {
  if (asksNow(endpointRow(name).asksPassword, input) && !hasFreshPassword(session)) {
    throw fieldError('passwordNeeded', 'password')
  }
}

function asksNow(asks: ReturnType<typeof endpointRow>['asksPassword'], input: unknown): boolean {
  if (asks === true || !asks) return asks === true
  const given: Record<string, unknown> = { ...(input as object) }
  if ('isOff' in asks) return given.isOff === asks.isOff
  return asks.some((field) => given[field] !== undefined && given[field] !== false)
}

/** What its owner sees of a link of theirs without having typed the password: all but the address. */
export const withoutToken = <T extends { token: string | null }>(row: T) => ({
  ...row,
  token: null,
})
