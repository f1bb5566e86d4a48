import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

type LockedRow = { id: number; picture: string | null; password: string; blocked: unknown }

/**
 * Locks the user's row until the transaction ends: rows for a user are added before the account is erased, or the user
 * is not found.
 */
export const lockUser = ({ db }: Core.Strapi, id: number): Promise<LockedRow | undefined> =>
  db.transaction(({ trx }) =>
    trx('up_users').where({ id }).forUpdate().first('id', 'picture', 'password', 'blocked'),
  )

/**
 * Locks several users' rows in the order of their ids, to prevent deadlocks. Call it before taking any other lock in a
 * transaction; the number of the receipt is assigned last.
 */
export async function lockUsers(strapi: Core.Strapi, ids: readonly number[]) {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockUser(strapi, id)
}

/** The same for one user; throws notAuthorized if they are gone. */
export async function requireUserRow(strapi: Core.Strapi, id: number): Promise<LockedRow> {
  const row = await lockUser(strapi, id)
  if (!row) throw new AppError('notAuthorized')
  return row
}
