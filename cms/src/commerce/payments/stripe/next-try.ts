import type { Core } from '@strapi/strapi'

/**
 * A row with a request to Stripe under an idempotency key; its column stores the number of the key. The number stays
 * while the result is unclear, and increases when the key is spent (decision payment-fulfilment).
 */
type KeyColumn = { table: string; column: string; id: number }

/** Advances to the next key, once: concurrent calls for the same spent key get the same next one. */
export const nextTry = (
  { db }: Core.Strapi,
  { table, column, id }: KeyColumn,
  spent: number,
): Promise<unknown> =>
  db.transaction(({ trx }) =>
    trx(table)
      .where({ id })
      .whereRaw('coalesce(??, 0) = ?', [column, spent])
      .update({ [column]: spent + 1 }),
  )
