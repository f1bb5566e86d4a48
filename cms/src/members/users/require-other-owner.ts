import type { AdminRole } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { userTable } from './user-row'

const owner: AdminRole = 'owner'

/**
 * Throws adminLast unless another owner can sign in. Locks the rows of all owners until the transaction ends, so that
 * two last owners cannot leave at once.
 */
export async function requireOtherOwner({ db }: Core.Strapi, id: number) {
  const owners: { id: number }[] = await db.transaction(({ trx }) =>
    trx(userTable)
      .where({ is_admin: true, admin_role: owner, blocked: false, confirmed: true })
      .orderBy('id')
      .forUpdate()
      .select('id'),
  )
  if (!owners.some((one) => one.id !== id)) throw new AppError('adminLast')
}
