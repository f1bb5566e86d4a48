import { type BulkAction, giftDayLimits } from '@krono/contract'
import { givenByAdmin } from '../../commerce/entitlements/entitlement-row'
import { livingStates } from '../../commerce/payments/subscriptions/subscription-row'
import { now } from '../../platform/lib/clock'
import { givenSince } from '../people/actions/give-days'

type Bindings = (string | number | Date)[]

/** A CASE over a user `u`: the reason to skip them, or `waiting`. Shared by the trial and the action itself. */
export function outcomeOf(what: BulkAction, admin: number): [sql: string, bindings: Bindings] {
  const [branches, bindings] = evaluators[what.act](what as never, admin)
  return [`CASE ${branches.join(' ')} ELSE 'waiting' END`, bindings]
}

type Evaluate<Action extends BulkAction['act']> = (
  what: Extract<BulkAction, { act: Action }>,
  admin: number,
) => [branches: string[], bindings: Bindings]

const blocked = "WHEN u.blocked = TRUE THEN 'blocked'"
const unconfirmed = "WHEN u.confirmed IS NOT TRUE THEN 'unconfirmed'"

const evaluators: { [Action in BulkAction['act']]: Evaluate<Action> } = {
  giveDays: ({ days }) => [
    [
      blocked,
      unconfirmed,
      `WHEN ? + COALESCE((SELECT SUM(e.days) FROM entitlements e WHERE e.user_id = u.id AND e.kind = 'term'
        AND e.state = 'active' AND e.source_key LIKE '${givenByAdmin}%' AND e.created_at > ?), 0) > ?
        THEN 'tooManyDays'`,
    ],
    [days, givenSince(now()), giftDayLimits.inYear],
  ],
  giveCoupon: () => [[blocked, unconfirmed], []],
  block: (_what, admin) => [
    [
      "WHEN u.id = ? THEN 'yourself'",
      "WHEN u.is_admin = TRUE THEN 'admin'",
      "WHEN u.blocked = TRUE THEN 'already'",
      `WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id
        AND s.status IN (${livingStates.map(() => '?').join(', ')})) THEN 'subscribed'`,
    ],
    [admin, ...livingStates],
  ],
  addToGroup: ({ group }) => [
    [
      `WHEN EXISTS (SELECT 1 FROM email_group_members m JOIN email_groups g ON g.id = m.group_id
        WHERE m.user_id = u.id AND g.name = ?) THEN 'already'`,
    ],
    [group],
  ],
}
