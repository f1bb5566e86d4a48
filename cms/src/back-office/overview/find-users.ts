import { type Found, fold, mostFound } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { escapeLike } from '../../saved-dates/escape-like'
import { factsTable } from '../../users/facts/facts-row'
import { userTable } from '../../users/user-row'

type Row = { id: number; email: string; firstName: string | null; lastName: string | null }

/** Users of whom every word begins a name, the address or the phone number; whoever joined last first. */
export async function findUsers({ db: { connection } }: Core.Strapi, q: string) {
  const found = connection(`${factsTable} as f`)
  for (const word of fold(q).split(' '))
    found.whereRaw("' ' || f.search_text LIKE ? ESCAPE '!'", [`% ${escapeLike(word)}%`])
  const rows: Row[] = await found
    .join(`${userTable} as u`, 'u.id', 'f.user_id')
    .select('u.id', 'u.email', { firstName: 'u.first_name', lastName: 'u.last_name' })
    .orderBy('f.user_id', 'desc')
    .limit(mostFound)
  return rows.map(({ id, email, firstName, lastName }): Found['users'][number] => ({
    ...{ id, email, name: [lastName, firstName].filter(Boolean).join(' ') },
  }))
}
