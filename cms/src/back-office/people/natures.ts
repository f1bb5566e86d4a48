import { type Natures, natureChakras, natureFields } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../users/facts/facts-row'
import { levelColumns } from '../../users/facts/nature'

type Count = number | string
type Counts = { value: string; count: number }[]

/** How many users are what, as their charts say; each count is read out of an index alone. */
export async function countNatures(strapi: Core.Strapi): Promise<Natures> {
  const [fields, levels, without] = await Promise.all([
    Promise.all(natureFields.map(async (field) => [field, await countBy(strapi, field)] as const)),
    Promise.all(
      natureChakras.map(async (chakra) => ({
        chakra,
        counts: await countBy(strapi, levelColumns[chakra]),
      })),
    ),
    countWithout(strapi),
  ])
  const counts = Object.fromEntries(fields) as Natures['fields']
  const all = counts.character.reduce((sum, { count }) => sum + count, 0)
  return { all, without, fields: counts, levels }
}

async function countBy({ db: { connection } }: Core.Strapi, column: string): Promise<Counts> {
  const rows: { value: string; count: Count }[] = await connection(factsTable)
    .where(column, '>', '')
    .groupBy(column)
    .select({ value: column })
    .count({ count: '*' })
  return rows
    .map(({ value, count }) => ({ value, count: Number(count) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

async function countWithout({ db: { connection } }: Core.Strapi): Promise<number> {
  const [row] = await connection(factsTable).whereNull('character').count({ count: '*' })
  return Number(row?.count ?? 0)
}
