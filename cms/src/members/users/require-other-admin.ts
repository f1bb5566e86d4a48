import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { userTable } from './user-row'

/**
 * Throws adminLast unless another admin can sign in. Locks the rows of all admins until the transaction ends, so that
 * two last admins cannot leave at once.
 */
export async function requireOtherAdmin({ db }: Core.Strapi, id: number) {
  const admins: { id: number }[] = await db.transaction(({ trx }) =>
    trx(userTable)
      .where({ is_admin: true, blocked: false, confirmed: true })
      .orderBy('id')
      .forUpdate()
      .select('id'),
  )
  if (!admins.some((admin) => admin.id !== id)) throw new AppError('adminLast')
}
