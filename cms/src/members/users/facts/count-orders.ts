import type { Core } from '@strapi/strapi'
import { factsTable } from './facts-row'
import { moneyOf, noMoney } from './money-of'

/** Updates a user's counted purchases and amounts after a payment or refund; in its transaction. */
export const countOrders = ({ db }: Core.Strapi, userId: number) =>
  db.transaction(async ({ trx }) => {
    // Locked first: of two concurrent orders the second counts the first.
    await trx(factsTable).where({ user_id: userId }).forUpdate().first('id')
    const money = (await moneyOf(trx, [userId])).get(userId)
    await trx(factsTable)
      .where({ user_id: userId })
      .update(money ?? noMoney)
  })
