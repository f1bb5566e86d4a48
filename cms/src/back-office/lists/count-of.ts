import type { Query } from './definition'

export async function countOf(rows: Query): Promise<number> {
  const [row]: { count?: number | string }[] = await rows.count({ count: '*' })
  return Number(row?.count ?? 0)
}
