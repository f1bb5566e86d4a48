import { attributeChakras, attributeFields, type ChartAttributeCounts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { levelColumns } from '../../members/users/facts/chart-attributes'
import { factsTable } from '../../members/users/facts/facts-row'
import { readsOf } from '../../platform/database/reads/reads'

type Counts = { value: string; count: number }[]

/** Columns counted in one scan of one index (database/special-indexes, `user_facts_nature`). */
const readTogether = [
  ['side', 'leading', 'quietest', 'strongest', 'character'],
  ['level_crown', 'level_third_eye', 'level_throat', 'level_heart'],
  ['level_solar_plexus', 'level_sacral', 'level_root'],
] as const

/** Counts of users by facts of their charts. */
export async function countChartAttributes(strapi: Core.Strapi): Promise<ChartAttributeCounts> {
  const [without, ...read] = await Promise.all([
    countWithout(strapi),
    ...readTogether.map((columns) => countTogether(strapi, columns)),
  ])
  const counts = new Map(read.flatMap((found) => [...found]))
  const of = (column: string) => counts.get(column) ?? []
  return {
    all: of('character').reduce((sum, { count }) => sum + count, 0),
    without,
    fields: Object.fromEntries(
      attributeFields.map((field) => [field, of(field)]),
    ) as ChartAttributeCounts['fields'],
    levels: attributeChakras.map((chakra) => ({ chakra, counts: of(levelColumns[chakra]) })),
  }
}

type Row = Record<string, string> & { count: number | string }

/** Sums the counts of all combinations, a few hundred, by column. */
async function countTogether(
  strapi: Core.Strapi,
  columns: readonly [string, ...string[]],
): Promise<Map<string, Counts>> {
  const rows: Row[] = await readsOf(strapi)(factsTable)
    .where(columns[0], '>', '')
    .groupBy(...columns)
    .select(...columns)
    .count({ count: '*' })
  return new Map(columns.map((column) => [column, countsOf(rows, column)]))
}

function countsOf(rows: readonly Row[], column: string): Counts {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = row[column] ?? ''
    counts.set(value, (counts.get(value) ?? 0) + Number(row.count))
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

async function countWithout(strapi: Core.Strapi): Promise<number> {
  const [row] = await readsOf(strapi)(factsTable).whereNull('character').count({ count: '*' })
  return Number(row?.count ?? 0)
}
