import type { Core } from '@strapi/strapi'
import { lockRows } from '../../../platform/database/lock-rows'
import { factsTable } from './facts-row'
import { moneyOf, noMoney } from './money-of'

/** Updates a user's counted purchases and amounts after a payment or refund; in its transaction. */
export const countOrders = (strapi: Core.Strapi, userId: number) =>
  strapi.db.transaction(async ({ trx }) => {
    // Locked first: of two concurrent orders the second counts the first.
    await lockRows(strapi, factsTable, { user_id: userId })
    const money = (await moneyOf(trx, [userId])).get(userId)
    await trx(factsTable)
      .where({ user_id: userId })
      .update(money ?? noMoney)
  })
