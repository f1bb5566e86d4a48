import { conditionsOf, type EmailRule } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { now, today } from '../../platform/lib/clock'
import type { Connection, Query } from '../lists/definition'
import { columnFor } from '../lists/where-of'
import { applyRule } from './apply-rule'
import { lessonsNeeded } from './course-condition'
import { type GroupRow, memberTable } from './group-row'

/** The facts `t` of users in a group, on a connection. */
export type MembersOf = (connection: Connection) => Query

/** Users whom a rule selects now: relative days and cycles are counted from today. */
export async function membersByRule(strapi: Core.Strapi, rule: EmailRule): Promise<MembersOf> {
  const needed = await lessonsNeeded(strapi, conditionsOf(rule))
  const known = { at: now(), today: today(), needed }
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
