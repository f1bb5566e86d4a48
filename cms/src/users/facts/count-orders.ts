import type { Core } from '@strapi/strapi'
import { factsTable } from './facts-row'
import { moneyOf, noMoney } from './money-of'

/** What somebody bought and spent, once money of an order of theirs moved; in the transaction that moves it. */
export const countOrders = ({ db }: Core.Strapi, userId: number) =>
  db.transaction(async ({ trx }) => {
    // Held first: of two orders at once the second counts the first.
    await trx(factsTable).where({ user_id: userId }).forUpdate().first('id')
    const money = (await moneyOf(trx, [userId])).get(userId)
    await trx(factsTable)
      .where({ user_id: userId })
      .update(money ?? noMoney)
  })
