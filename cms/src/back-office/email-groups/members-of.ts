import { conditionsOf, type EmailRule } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { now } from '../../platform/lib/clock'
import { dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import type { Connection, Query } from '../lists/definition'
import { columnFor } from '../lists/where-of'
import { applyRule } from './apply-rule'
import { lessonsNeeded } from './course-condition'
import { type GroupRow, memberTable } from './group-row'

/** The facts `t` of users in a group, on a connection. */
export type MembersOf = (connection: Connection) => Query

/** Users whom a rule selects at an instant, by default now: relative days and cycles are counted from its day. */
export async function membersByRule(
  strapi: Core.Strapi,
  rule: EmailRule,
  at = now(),
): Promise<MembersOf> {
  const needed = await lessonsNeeded(strapi, conditionsOf(rule))
  const known = { at, today: dayAt(at, env.TIME_ZONE), needed }
  return (connection) => {
    const rows = connection(`${factsTable} as t`)
    // One scan of an index with all filters: looking up each of many users would take longer.
    const context = { ...known, columnOf: columnFor(connection, 'ask') }
    applyRule(rows, { node: rule.where, isNegated: false, context })
    return rows
  }
}

export async function membersOf(
  strapi: Core.Strapi,
  { id, rule }: Pick<GroupRow, 'id' | 'rule'>,
): Promise<MembersOf> {
  if (rule) return membersByRule(strapi, rule)
  return (connection) =>
    connection(`${factsTable} as t`).whereIn(
      't.user_id',
      connection(memberTable).where({ group_id: id }).select('user_id'),
    )
}
