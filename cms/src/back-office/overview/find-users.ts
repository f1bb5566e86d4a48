import { type Found, fold, mostFound } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../users/facts/facts-row'
import { fullName } from '../../users/full-name'
import { userTable } from '../../users/user-row'
import { having } from '../lists/narrow'

type Row = { id: string; email: string; firstName: string | null; lastName: string | null }

/** Users who have every word in a name, the address or the phone number; whoever joined last first. */
export async function findUsers({ db: { connection } }: Core.Strapi, q: string) {
  const found = connection(`${factsTable} as f`)
  for (const text of fold(q).split(' '))
    having(found, connection, { column: 'f.search_text', text })
  const rows: Row[] = await found
    .join(`${userTable} as u`, 'u.id', 'f.user_id')
    .select('u.email', { id: 'u.document_id', firstName: 'u.first_name', lastName: 'u.last_name' })
    .orderBy('f.user_id', 'desc')
    .limit(mostFound)
  return rows.map(({ id, email, ...named }): Found['users'][number] => ({
    ...{ id, email, name: fullName(named) },
  }))
}
