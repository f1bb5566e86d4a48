import { otherValue, type VisitSum, type VisitSumKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addCounts } from '../../platform/database/add-counts'
import { lockTable } from '../../platform/database/lock-table'

export const sumsTable = 'visit_sums'

/**
 * Most values of a day: what strangers write into an address or a referrer must not fill the table. Values beyond are
 * counted together.
 */
const mostValues: Readonly<Record<VisitSumKind, number>> = {
  host: 200,
  campaign: 200,
  width: 10,
  missing: 300,
  time: 2000,
  file: 20,
}

/** Adds to the sums of each day. One transaction at a time, so that a day has no more values than allowed. */
export const addVisitSums = async (strapi: Core.Strapi, sums: readonly VisitSum[]): Promise<void> =>
  strapi.db.transaction(async ({ trx }): Promise<void> => {
    await lockTable(strapi, sumsTable)
    await addCounts(strapi, {
      table: sumsTable,
      key: ['kind', 'day', 'value', 'detail'],
      sums: ['count', 'total'],
      rows: await withinLimits(trx, sums),
    })
  })

/** Replaces new values of a day that has enough of them. */
async function withinLimits(trx: Core.Strapi['db']['connection'], sums: readonly VisitSum[]) {
  const days = new Map<string, Set<string>>()
  for (const { kind, day } of sums) days.set([kind, day].join('\n'), new Set())
  for (const [name, known] of days) {
    const [kind, day] = name.split('\n')
    const rows: VisitSum[] = await trx(sumsTable).where({ kind, day }).select('value', 'detail')
    for (const row of rows) known.add([row.value, row.detail].join('\n'))
  }
  return sums.map((sum) => {
    const known = days.get([sum.kind, sum.day].join('\n')) ?? new Set()
    const name = [sum.value, sum.detail].join('\n')
    if (!known.has(name) && known.size >= mostValues[sum.kind])
      return { ...sum, value: otherValue, detail: '' }
    known.add(name)
    return sum
  })
}
