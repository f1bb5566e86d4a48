import { ruleColumns } from '@/lib/contract/back-office/email-groups/rule'
import {
  type EmailRule,
  type RuleCondition,
  ruleCycles,
  ruleLimits,
} from '@/lib/contract/back-office/email-groups/rule-words'
import { readFilter } from '@/lib/contract/back-office/lists/list-filter'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import { usersList } from '@/lib/contract/back-office/lists/users'

type Query = Readonly<Record<string, string>>

const shapes: Readonly<Record<string, ColumnShape>> = usersList.columns

/** The filters of a users' list as conditions; what cannot be read is left out. */
export const conditionsFromQuery = (query: Query): RuleCondition[] =>
  ruleColumns.flatMap((column) => {
    const [shape, filter = ''] = [shapes[column], query[column]]
    return shape && filter !== '' && readFilter(shape, filter)
      ? [{ is: 'fact' as const, column, filter }]
      : []
  })

/** A critical day of a cycle: `?cycle=physical&inDays=3`. */
function cycleFromQuery({ cycle, inDays = '0' }: Query): RuleCondition[] {
  const known = ruleCycles.find((one) => one === cycle)
  const days = /^\d{1,2}$/.test(inDays) ? Number(inDays) : Number.NaN
  return known && days <= ruleLimits.daysAhead
    ? [{ is: 'cycle', cycle: known, state: 'critical', inDays: days }]
    : []
}

/** The rule with which a new group begins: what the address asks for, or nothing. */
export const ruleFromQuery = (query: Query): EmailRule => ({
  version: 1,
  where: {
    is: 'all',
    of: [...conditionsFromQuery(query), ...cycleFromQuery(query)].slice(0, ruleLimits.parts),
  },
})
