import { listFilters, parseInput, queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { readsOf } from '../../platform/database/reads/reads'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import type { Query } from '../lists/definition'
import { rowsOf } from '../lists/where-of'

/** A group of users: the members of an e-mail group, or what the list of users finds. */
export type Group = { group: string } | { query: string }

/** The users of a group with a birth date, as facts `t`. Throws invalidField. */
export function usersOf(strapi: Core.Strapi, group: Group): Query {
  // Facts have a character exactly for users with a birth date.
  return rowsIn(strapi, group).whereNotNull('t.character')
}

function rowsIn(strapi: Core.Strapi, group: Group): Query {
  if ('group' in group) {
    const connection = readsOf(strapi)
    const members = connection('email_group_members as m')
      .join('email_groups as g', 'g.id', 'm.group_id')
      .where('g.name', group.group)
      .select('m.user_id')
    return connection(`${factsTable} as t`).whereIn('t.user_id', members)
  }
  const query = queryOf(new URLSearchParams(group.query))
  const filters = parseInput(listFilters, query, env.LANGUAGE)
  if (!filters.ok) throw new AppError('invalidField', filters.error.errors ?? [])
  return rowsOf(strapi, 'users', filters.data)
}

/** The groups that an admin made, with their numbers of members. */
export async function groupsOf(strapi: Core.Strapi): Promise<{ name: string; members: number }[]> {
  const rows: { name: string; members: number | string }[] = await readsOf(strapi)(
    'email_groups as g',
  )
    .join('email_group_members as m', 'm.group_id', 'g.id')
    .groupBy('g.name')
    .orderBy('g.name')
    .limit(200)
    .select('g.name')
    .count({ members: '*' })
  return rows.map(({ name, members }) => ({ name, members: Number(members) }))
}
