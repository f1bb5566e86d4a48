import { type EndpointName, endpointRow } from '@krono/contract'
import { fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'

const minuteMs = 60_000

/**
 * Whether a session was confirmed, by the password or a second factor, within these minutes (a setting; decision
 * password-confirmation). Other sessions do not count.
 */
export function isFresh(confirmedAt: string | null, minutes: number): boolean {
  if (!confirmedAt) return false
  return now().getTime() - new Date(confirmedAt).getTime() <= minutes * minuteMs
}

type Fresh = { hasFreshPassword: boolean }

/** Throws passwordNeeded if a call with this input requires the password and it was not entered recently. */
export function requireFreshPassword(name: EndpointName, input: unknown, caller: Fresh) {
  if (requiresPassword(endpointRow(name).asksPassword, input) && !caller.hasFreshPassword) {
    throw fieldError('passwordNeeded', 'password')
  }
}

function requiresPassword(
  asks: ReturnType<typeof endpointRow>['asksPassword'],
  input: unknown,
): boolean {
  if (asks === true || !asks) return asks === true
  const fields: Record<string, unknown> = { ...(input as object) }
  if ('isOff' in asks) return fields.isOff === asks.isOff
  return asks.some((field) => fields[field] !== undefined && fields[field] !== false)
}

/** An owner's view of a link without a recent password: without the token. */
export const withoutToken = <T extends { token: string | null }>(row: T) => ({
  ...row,
  token: null,
})
