import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { changeInSteps, stepSize } from '../../src/platform/database/in-steps'
import {
  eventLoopTurn,
  yieldBetweenStatements,
} from '../../src/platform/database/yield-between-statements'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const misses = 'search_misses'

beforeAll(() => yieldBetweenStatements(strapi))
afterEach(() => {
  jest.restoreAllMocks()
})

/** Number of turns of the event loop during some work. */
async function turnsDuring(work: () => Promise<unknown>) {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

/** Simulates statements of `ms` each, from the next turn on. */
async function statementsTake(ms: number) {
  await eventLoopTurn()
  let at = 0
  jest.spyOn(performance, 'now').mockImplementation(() => {
    at += ms
    return at
  })
}

const tenTimes = async (ask: () => Promise<unknown>) => {
  for (let round = 0; round < 10; round += 1) await ask()
}

const cases: Record<string, () => Promise<unknown>> = {
  'statements of our own': () => tenTimes(() => strapi.db.connection(misses).first('id')),
  'statements of Strapi': () =>
    tenTimes(() => strapi.db.query('api::search-miss.search-miss').count()),
  'statements of a transaction': () =>
    strapi.db.transaction(({ trx }) => tenTimes(() => trx(misses).first('id'))),
}

test.each(Object.entries(cases))(
  'other work runs between %s that take long together',
  async (_name, ask) => {
    await statementsTake(15)
    expect(await turnsDuring(ask)).toBeGreaterThanOrEqual(3)
  },
)

test.each(Object.entries(cases))('%s that finish at once do not wait', async (_name, ask) => {
  await statementsTake(0.1)
  expect(await turnsDuring(ask)).toBeLessThanOrEqual(1)
})

test('a long change is many short statements, with other work between them', async () => {
  const rows = Array.from({ length: 2 * stepSize + 2 }, (_, index) => ({
    ...{ slot: index, words: `w${index}`, count: 1 },
    last_at: new Date(),
  }))
  await strapi.db.connection.batchInsert(misses, rows, 100)
  const turns = await turnsDuring(() =>
    changeInSteps(strapi, { table: misses, which: (found) => found.where('slot', '>', 0) }),
  )
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(await strapi.db.connection(misses).select('slot')).toEqual([{ slot: 0 }])
})
