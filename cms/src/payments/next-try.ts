import type { Core } from '@strapi/strapi'

/**
 * A row of ours about which Stripe is asked under an idempotency key: its column keeps the number of the key. The
 * number stays while the answer is unclear, and grows when the key is spent (decision 131).
 */
type Asked = { table: string; column: string; id: number }

/** The next key, once: whoever found the same one spent at the same moment gets the same next one. */
export const nextTry = (
  { db }: Core.Strapi,
  { table, column, id }: Asked,
  spent: number,
): Promise<unknown> =>
  db.transaction(({ trx }) =>
    trx(table)
      .where({ id })
      .whereRaw('coalesce(??, 0) = ?', [column, spent])
      .update({ [column]: spent + 1 }),
  )
