import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'

type LockedRow = { id: number; picture: string | null; password: string; blocked: unknown }

/**
 * The user's row, held until the transaction ends: whoever adds something for a user comes before the
 * erasure of the account or finds nobody, never after it.
 */
export const lockUser = ({ db }: Core.Strapi, id: number): Promise<LockedRow | undefined> =>
  db.transaction(({ trx }) =>
    trx('up_users').where({ id }).forUpdate().first('id', 'picture', 'password', 'blocked'),
  )

/**
 * The rows of several, in the order of their ids: of two transactions at once that need the same people neither waits
 * for the other for ever. Before anything else that a transaction holds; the receipt's number comes last.
 */
export async function lockUsers(strapi: Core.Strapi, ids: readonly number[]) {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockUser(strapi, id)
}

/** The same of one, and notAuthorized when the user is gone meanwhile. */
export async function requireUserRow(strapi: Core.Strapi, id: number): Promise<LockedRow> {
  const row = await lockUser(strapi, id)
  if (!row) throw new AppError('notAuthorized')
  return row
}
