import { type Calculations, listFilters, parseInput, queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { findGroup, groupTable, memberTable } from '../email-groups/group-row'
import { membersOf } from '../email-groups/members-of'
import type { Query } from '../lists/definition'
import { rowsOf } from '../lists/where-of'

/** A group of users: the members of an e-mail group, or what the list of users finds. */
export type Group = { group: string } | { query: string }

/**
 * The users of a group with a birth date, as facts `t`; empty if the group was deleted. Returns a function, because
 * awaiting a query runs it. Throws invalidField.
 */
export async function usersOf(strapi: Core.Strapi, group: Group): Promise<() => Query> {
  const rows = await rowsIn(strapi, group)
  // Facts have a character exactly for users with a birth date.
  return () => rows().whereNotNull('t.character')
}

async function rowsIn(strapi: Core.Strapi, group: Group): Promise<() => Query> {
  if ('group' in group) {
    const found = await findGroup(strapi, { name: group.group })
    const members = await membersOf(strapi, found ?? { id: 0, rule: null })
    return () => members(readsOf(strapi))
  }
  const query = queryOf(new URLSearchParams(group.query))
  const filters = parseInput(listFilters, query, env.LANGUAGE)
  if (!filters.ok) throw new AppError('invalidField', filters.error.errors ?? [])
  return () => rowsOf(strapi, 'users', filters.data)
}

type CalculatedGroup = Calculations['groups'][number]

/** The groups that an admin made; their numbers of members, unless a rule selects them. */
export async function groupsOf(strapi: Core.Strapi): Promise<CalculatedGroup[]> {
  const rows: { name: string; has_rule: boolean | number; members: number | string }[] =
    await readsOf(strapi)(`${groupTable} as g`)
      .leftJoin(`${memberTable} as m`, 'm.group_id', 'g.id')
      .groupBy('g.id', 'g.name')
      .orderBy('g.name')
      .limit(200)
      .select('g.name')
      .select(readsOf(strapi).raw('(g.rule IS NOT NULL) AS has_rule'))
      .count({ members: 'm.user_id' })
  return rows.map(({ name, has_rule: hasRule, members }) => ({
    name,
    members: hasRule ? null : Number(members),
  }))
}
