import { dayNumberOf } from '@krono/chart'
import {
  type CycleCondition,
  columnsOf,
  isRuleGroup,
  type RuleCondition,
  type RuleNode,
} from '@krono/contract'
import { userTable } from '../../members/users/user-row'
import { dayAfter } from '../../platform/lib/dates'
import type { Query } from '../lists/definition'
import { users } from '../lists/users'
import { applyColumnFilter, type ColumnOf } from '../lists/where-of'
import { learnersWho, type NeededOf } from './course-condition'
import { birthResidues } from './cycle-residues'

/** What the conditions of a rule depend on besides a user's facts. */
export type RuleContext = { at: Date; today: string; needed: NeededOf; columnOf: ColumnOf }

type Narrow = { node: RuleNode; isNegated: boolean; context: RuleContext }

/**
 * Narrows users' facts `t` to those that a rule selects, in one condition. A negation is moved to the conditions, where
 * it also selects users of whom the fact is unknown, as SQL's NOT would not.
 */
export function applyRule(rows: Query, { node, isNegated, context }: Narrow) {
  if (!isRuleGroup(node)) return applyCondition(rows, { node, isNegated, context })
  // None of a and b: all of not a and not b. Not all of a and b: any of not a and not b.
  const isAny = (node.is === 'any') !== isNegated
  const parts = { isNegated: isNegated !== (node.is === 'none'), context }
  rows.where((group: Query) => {
    for (const part of node.of) {
      const narrow = (one: Query) => applyRule(one, { node: part, ...parts })
      if (isAny) group.orWhere(narrow)
      else group.where(narrow)
    }
  })
}

type Condition<Is extends RuleCondition['is']> = {
  node: Extract<RuleCondition, { is: Is }>
  isNegated: boolean
  context: RuleContext
}

const conditions: {
  [Is in RuleCondition['is']]: (rows: Query, condition: Condition<Is>) => void
} = {
  fact: applyFact,
  referral: (rows, { node, isNegated }) =>
    amongUsers(rows, isNegated, (found) =>
      found.from(userTable).where({ referral_source: node.source }).select('id'),
    ),
  course: (rows, { node, isNegated, context: { at, needed } }) =>
    amongUsers(rows, isNegated, learnersWho({ ...node, at, needed: needed.get(node.course) })),
  cycle: applyCycle,
}

const applyCondition = (rows: Query, condition: Condition<RuleCondition['is']>) =>
  conditions[condition.node.is](rows, condition as never)

function amongUsers(rows: Query, isNegated: boolean, users: (found: Query) => unknown) {
  const found = (query: Query) => void users(query)
  if (isNegated) rows.whereNotIn('t.user_id', found)
  else rows.whereIn('t.user_id', found)
}

/** By the same code as the filters of the users' list. */
function applyFact(
  rows: Query,
  { node: { column, filter }, isNegated, context }: Condition<'fact'>,
) {
  const { columnOf, at } = context
  const narrow = (one: Query, text = filter) =>
    applyColumnFilter(one, { name: 'users', filter: column, text, columnOf, at })
  if (!isNegated) return narrow(rows)
  if (column === 'tier') return narrowToOtherTiers(rows, { filter, narrow })
  const { on } = users.columns[column] ?? {}
  rows.where((any: Query) => {
    any.whereNot((not: Query) => narrow(not))
    if (on && filter !== 'none') any.orWhereNull(`t.${on}`)
  })
}

type OtherTiers = { filter: string; narrow: (rows: Query, text: string) => void }

/** Every user has exactly one tier. */
function narrowToOtherTiers(rows: Query, { filter, narrow }: OtherTiers) {
  const [, shape] = columnsOf('users').find(([name]) => name === 'tier') ?? []
  const others = (shape?.of ?? []).filter((tier) => !filter.split(',').includes(tier))
  if (others.length > 0) narrow(rows, others.join(','))
  else rows.whereRaw('1 = 0')
}

/** A cycle begins with the birth. */
function applyCycle(rows: Query, { node, isNegated, context }: Condition<'cycle'>) {
  const { sql, bindings } = cycleSql(node, context.today)
  if (isNegated) rows.whereRaw(`(t.birth_day IS NULL OR NOT ${sql})`, bindings)
  else rows.whereRaw(sql, bindings)
}

function cycleSql({ cycle, state, inDays }: CycleCondition, today: string) {
  const day = dayAfter(today, inDays)
  const { period, residues } = birthResidues({ cycle, state, day })
  const marks = residues.map(() => '?').join(', ')
  return {
    // A sum: SQLite would otherwise look up nearly all users by an index, as nearly all are born.
    sql: `(t.birth_day + 0 <= ? AND t.birth_day % ${period} IN (${marks}))`,
    bindings: [dayNumberOf(day), ...residues],
  }
}
