import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../orders/order-row'
import { type PayLinkRow, payLinkTable } from './pay-link-row'

/**
 * Whether an order may be the payment of its link. A link for one payment accepts one: the limit is part of the
 * statement, so that of concurrent payments exactly one gets true, and always the same. In the transaction that fulfils
 * it.
 */
export const markUsed = async (
  { db }: Core.Strapi,
  { id, payLinkId }: OrderRow,
): Promise<boolean> =>
  db.transaction(async ({ trx }) => {
    const link: Pick<PayLinkRow, 'id'> | undefined = await trx(payLinkTable)
      .where({ id: payLinkId, is_once: true })
      .first('id')
    if (!link) return true
    const count = await trx(payLinkTable)
      .where({ id: payLinkId })
      .whereRaw('(paid_order_id IS NULL OR paid_order_id = ?)', [id])
      .update({ paid_order_id: id })
    return count === 1
  })
