import { type Found, mostFound, normalizeText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { fullName } from '../../members/users/full-name'
import { userTable } from '../../members/users/user-row'
import { readsOf } from '../../platform/database/reads/reads'
import { contains } from '../lists/apply-filter'

type Row = { id: string; email: string; firstName: string | null; lastName: string | null }

/** Users who match every word by name, address or phone number; newest first. */
export async function findUsers(strapi: Core.Strapi, q: string) {
  const connection = readsOf(strapi)
  const found = connection(`${factsTable} as f`)
  for (const text of normalizeText(q).split(' '))
    contains(found, connection, { column: 'f.search_text', text })
  const rows: Row[] = await found
    .join(`${userTable} as u`, 'u.id', 'f.user_id')
    .select('u.email', { id: 'u.document_id', firstName: 'u.first_name', lastName: 'u.last_name' })
    .orderBy('f.user_id', 'desc')
    .limit(mostFound)
  return rows.map(({ id, email, ...named }): Found['users'][number] => ({
    ...{ id, email, name: fullName(named) },
  }))
}
