import type { Core } from '@strapi/strapi'

/** Rows without an e-mail in the outbox, sent or not: the others need no transaction. */
export async function withoutEmail<Row>(
  { db }: Core.Strapi,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const known: { dedupeKey: string }[] = await db
    .query('api::outgoing-mail.outgoing-mail')
    .findMany({ where: { dedupeKey: { $in: rows.map(keyOf) } }, select: ['dedupeKey'] })
  const keys = new Set(known.map(({ dedupeKey }) => dedupeKey))
  return rows.filter((row) => !keys.has(keyOf(row)))
}
