import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import type { RuleNode } from '@krono/contract'
import { knex } from 'knex'
import { applyRule } from '../../src/back-office/email-groups/apply-rule'

const database = knex({
  client: 'better-sqlite3',
  connection: { filename: ':memory:' },
  useNullAsDefault: true,
})

const today = '2026-11-29'
const last = dayNumberOf(today)
/** A birth on each of 4 000 days, some of them in the future, and one user of whom nothing is known. */
const births = Array.from({ length: 4000 }, (_, index) => last + 100 - index)
const plans = ['monthly', 'yearly', null]

beforeAll(async () => {
  await database.schema.createTable('user_facts', (table) => {
    table.integer('user_id')
    table.integer('birth_day')
    table.string('plan')
  })
  const rows = births.map((birth_day, id) => ({ user_id: id, birth_day, plan: plans[id % 3] }))
  for (let at = 0; at < rows.length; at += 200)
    await database('user_facts').insert(rows.slice(at, at + 200))
  await database('user_facts').insert({ user_id: births.length, birth_day: null, plan: null })
})

afterAll(() => database.destroy())

async function found(node: RuleNode): Promise<number[]> {
  const rows = database('user_facts as t')
  const columnOf = (column: string) => column
  const context = { at: new Date(`${today}T12:00:00Z`), today, needed: new Map(), columnOf }
  applyRule(rows, { node, isNegated: false, context })
  const users: { user_id: number }[] = await rows.orderBy('user_id').select('user_id')
  return users.map(({ user_id }) => user_id)
}

const everybody = Array.from({ length: births.length + 1 }, (_, id) => id)
const except = (ids: readonly number[]) => everybody.filter((id) => !ids.includes(id))

test.each([
  ['physical', 3],
  ['emotional', 0],
  ['intellectual', 30],
] as const)(
  'users with a critical %s day in %i days are found, date by date as by the engine',
  async (cycle, inDays) => {
    const day = dateOf(last + inDays)
    const expected = births.flatMap((birth, id) =>
      birth <= last + inDays && cycleOf(dateOf(birth), day).cycles[cycle].critical ? [id] : [],
    )
    const node: RuleNode = { is: 'cycle', cycle, state: 'critical', inDays }
    expect(await found(node)).toEqual(expected)
    expect(await found({ is: 'none', of: [node] })).toEqual(except(expected))
  },
)

test('none of and not all of also select users of whom the fact is unknown', async () => {
  const plan = (filter: string): RuleNode => ({ is: 'fact', column: 'plan', filter })
  const monthly = everybody.filter((id) => id < births.length && id % 3 === 0)
  const all: RuleNode = { is: 'all', of: [plan('monthly'), plan('monthly,yearly')] }
  expect(await found(all)).toEqual(monthly)
  expect(await found({ is: 'none', of: [all] })).toEqual(except(monthly))
  expect(await found({ is: 'none', of: [{ is: 'none', of: [plan('monthly')] }] })).toEqual(monthly)
  const either: RuleNode = { is: 'any', of: [plan('monthly'), plan('yearly')] }
  expect(await found({ is: 'none', of: [either] })).toHaveLength(everybody.length - 2667)
})
