import type { BulkWho } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { userTable } from '../../users/user-row'

type Knex = Core.Strapi['db']['connection']

/** Whom an act is about, as rows `u` of users: those of a page, or all whom the list finds. */
export function chosen(db: Knex, who: BulkWho) {
  const users = db(`${userTable} as u`)
  return 'ids' in who ? users.whereIn('u.document_id', [...who.ids]) : users
}
