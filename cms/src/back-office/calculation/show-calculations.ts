import type { Calculation, CalculationFault, Calculations } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fullName } from '../../members/users/full-name'
import { userTable } from '../../members/users/user-row'
import {
  type CalculationRow,
  dateTable,
  latestCalculations,
  requireCalculation,
} from './calculation-row'
import { groupsOf } from './users-of'

/** Maximum number of listed faults, and of listed calculations. */
const mostFaults = 50
const mostListed = 10

/** Progress and counts of a calculation, with its first faults. Throws notFound. */
export async function showCalculation(
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ calculation: Calculation }> {
  const row = await requireCalculation(strapi, documentId)
  const names = await namesOf(strapi, [row])
  const faults: { line: number; fault: CalculationFault }[] = await strapi.db
    .connection(dateTable)
    .where({ calculation: documentId })
    .whereNotNull('fault')
    .orderBy('line')
    .limit(mostFaults)
    .select('line', 'fault')
  return {
    calculation: {
      ...shown(row, names),
      differences: row.differences ?? {},
      faults: faults.map(({ line, fault }) => ({ row: line, fault })),
    },
  }
}

/** The latest calculations, and the groups that can be calculated. */
export async function listCalculations(strapi: Core.Strapi): Promise<Calculations> {
  const rows = await latestCalculations(strapi, mostListed)
  const names = await namesOf(strapi, rows)
  return { calculations: rows.map((row) => shown(row, names)), groups: await groupsOf(strapi) }
}

type Names = ReadonlyMap<number, string>

const shown = (row: CalculationRow, names: Names) => ({
  id: row.documentId,
  name: row.name ?? '',
  source: row.source,
  state: row.state,
  all: row.all,
  done: row.done,
  faulty: row.faulty,
  engineVersion: row.engineVersion,
  draft: row.draft,
  differing: row.differing,
  by: (row.admin !== null && names.get(row.admin)) || null,
  startedAt: new Date(row.createdAt).toISOString(),
  endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
})

async function namesOf({ db }: Core.Strapi, rows: readonly CalculationRow[]): Promise<Names> {
  const ids = rows.flatMap(({ admin }) => admin ?? [])
  const users: {
    id: number
    first_name: string | null
    last_name: string | null
    email: string
  }[] = await db
    .connection(userTable)
    .whereIn('id', ids)
    .select('id', 'first_name', 'last_name', 'email')
  return new Map(
    users.map(({ id, first_name, last_name, email }) => [
      id,
      fullName({ firstName: first_name, lastName: last_name }) || email,
    ]),
  )
}
