import { hourAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'

const hourMs = 3_600_000

/** Nobody gets an e-mail to many at night because they once could not sleep. */
const earliest = 7
const latest = 21

type Known = {
  /** The hour of the daily reminder that the user chose. */
  reminder: number | null
  /** The user's last visit. */
  seenAt: Date | null
}

/**
 * When an e-mail suits a user, within 24 hours from the start: at the hour of their reminder, otherwise of their last
 * visit, between 7 and 21 on the deployment's clock (no time zones of users are stored); otherwise at the start.
 */
export function suitedTime(start: Date, { reminder, seenAt }: Known): Date {
  const known = reminder ?? (seenAt && hourAt(seenAt, env.TIME_ZONE))
  if (known === null) return start
  const hour = Math.min(Math.max(known, earliest), latest)
  const hours = (hour - hourAt(start, env.TIME_ZONE) + 24) % 24
  if (hours === 0) return start
  return new Date(Math.floor(start.getTime() / hourMs) * hourMs + hours * hourMs)
}
