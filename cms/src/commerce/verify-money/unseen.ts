import type { Database } from './rule'

const chunk = 1000

type Wanted = {
  table: string
  /** The column with the Stripe id of a row. */
  id: string
  /** Rows that Stripe returned. */
  seen: ReadonlySet<number>
  at: Date
}

type Row = { id: number; name: string }

/** Names of our rows that Stripe did not return; rows created during the check are ignored. */
export async function unseen(database: Database, { table, id, seen, at }: Wanted) {
  const names: string[] = []
  const name = table === 'orders' ? 'document_id' : id
  for (let last = 0; ; ) {
    const rows: Row[] = await database(table)
      .select('id', { name })
      .whereNotNull(id)
      .where('created_at', '<', at)
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
    names.push(...rows.filter((row) => !seen.has(row.id)).map((row) => row.name))
    const end = rows.at(-1)
    if (!end) return names
    last = end.id
  }
}
