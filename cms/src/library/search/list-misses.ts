import type { Core } from '@strapi/strapi'
import { type MissRow, missTable } from './miss-row'

const mostListed = 8

export type Misses = { misses: Pick<MissRow, 'words' | 'count'>[]; total: number }

/** The most frequent searches without results. */
export async function listMisses({ db: { connection } }: Core.Strapi): Promise<Misses> {
  const misses: Misses['misses'] = await connection(missTable)
    .select('words', 'count')
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'last_at', order: 'desc' }, 'words'])
    .limit(mostListed)
  const [all] = await connection(missTable).count({ total: '*' })
  return { misses, total: Number(all?.total ?? 0) }
}
