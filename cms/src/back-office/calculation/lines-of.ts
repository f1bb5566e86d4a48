import type { CalculationFault, CalculationLine } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { dayOf } from '../../members/users/facts/facts-row'
import { userTable } from '../../members/users/user-row'
import { stepSize } from '../../platform/database/in-steps'
import { type CalculationRow, calculationTable } from './calculation-row'
import { type Group, usersOf } from './users-of'

/** A line to compute: its date, or why it has none. */
export type Line = {
  line: number
  label: string | null
  userId: number | null
  birth: string | null
  fault: CalculationFault | null
}

/** The input as it is stored until all of it is computed. */
export type Input = { lines: CalculationLine[] } | Group

type Progress = Pick<CalculationRow, 'done' | 'cursor'>

/** Reads the input of a calculation; the result returns its next lines. */
export async function readLines(
  strapi: Core.Strapi,
  id: number,
): Promise<(progress: Progress) => Promise<Line[]>> {
  const row: { input: string | null } | undefined = await strapi.db
    .connection(calculationTable)
    .where({ id })
    .first('input')
  const input: Input = JSON.parse(row?.input ?? '{"lines":[]}')
  if ('lines' in input)
    return async ({ done }) => input.lines.slice(done, done + stepSize).map(lineOf)
  return ({ done, cursor }) => usersAfter(strapi, input, { done, cursor })
}

const lineOf = ({ row, name, date, fault }: CalculationLine): Line => ({
  line: row,
  label: name || null,
  userId: null,
  birth: date ?? null,
  fault: fault ?? (date === undefined ? 'noDate' : null),
})

async function usersAfter(strapi: Core.Strapi, group: Group, { done, cursor }: Progress) {
  const users = await usersOf(strapi, group)
  const rows: { id: number; birth_date: Date | string | null }[] = await users()
    .where('t.user_id', '>', cursor)
    .join(`${userTable} as b`, 'b.id', 't.user_id')
    .whereNotNull('b.birth_date')
    .orderBy('t.user_id')
    .limit(stepSize)
    .select('b.id', 'b.birth_date')
  return rows.map(
    ({ id, birth_date }, index): Line => ({
      line: done + index + 1,
      // The name is read from the account when it is shown.
      label: null,
      userId: id,
      birth: birth_date === null ? null : dayOf(birth_date),
      fault: null,
    }),
  )
}
