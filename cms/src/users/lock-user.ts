import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'

type LockedRow = { id: number; picture: string | null; password: string }

/**
 * The user's row, held until the transaction ends: whoever adds something for a user comes before the
 * erasure of the account or finds nobody, never after it.
 */
export const lockUser = ({ db }: Core.Strapi, id: number): Promise<LockedRow | undefined> =>
  db.transaction(({ trx }) =>
    trx('up_users').where({ id }).forUpdate().first('id', 'picture', 'password'),
  )

/** The same, and notAuthorized when the user is gone meanwhile. */
export async function requireUserRow(strapi: Core.Strapi, id: number): Promise<LockedRow> {
  const row = await lockUser(strapi, id)
  if (!row) throw new AppError('notAuthorized')
  return row
}
