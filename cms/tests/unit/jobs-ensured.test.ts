import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'
import { ensureJobs } from '../../src/platform/tasks/ensure-jobs'
import { purgeTasks } from '../../src/platform/tasks/purge-tasks'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)

beforeEach(() => setClock(() => at))
afterEach(() => setClock())

const often = { schedule: { everyMs: 60_000 } }
const nightly = { schedule: { times: ['03:30'] } }

const dueAt = async (name: string) => new Date((await tasks.at(name)).dueAt)

describe('a job', () => {
  test('is scheduled in the deployment’s time zone', async () => {
    await ensureJobs(strapi, { often, nightly })
    expect(await tasks.all()).toMatchObject([
      {
        kind: 'often',
        key: 'job:often',
        payload: '{}',
        state: 'waiting',
        dueAt: secondsLater(60).toISOString(),
        asked: 1,
        attempts: 0,
        fence: 0,
        cursor: null,
      },
      { kind: 'nightly', key: 'job:nightly', dueAt: '2026-11-23T02:30:00.000Z' },
    ])
  })

  test('exists once after any number of starts, and keeps its cursor', async () => {
    const cursor = '2026-11-22T09:00:00.000Z'
    const known = { cursor, attempts: 2, dueAt: secondsLater(30) }
    await tasks.add('often', { key: 'job:often', ...known })
    await ensureJobs(strapi, { often })
    await ensureJobs(strapi, { often })
    expect(await tasks.all()).toMatchObject([
      { ...known, dueAt: secondsLater(30).toISOString(), state: 'waiting' },
    ])
  })

  test.each([
    ['a second ago', -1, -1, 60],
    ['at this moment', 0, 0, 0],
    ['later, by an older schedule', 9999, 60, 60],
  ])(
    'that should have run %s is due; if on time only, not before its next time',
    async (...row) => {
      const [, before, missed, onTime] = row
      for (const name of ['missed', 'onTime'])
        await tasks.add(name, { key: `job:${name}`, dueAt: secondsLater(before) })
      await ensureJobs(strapi, { missed: often, onTime: { ...often, isOnlyOnTime: true } })
      expect(await dueAt('missed')).toEqual(secondsLater(missed))
      expect(await dueAt('onTime')).toEqual(secondsLater(onTime))
    },
  )

  test('that another process runs is left to it', async () => {
    const running = { state: 'running', leaseUntil: secondsLater(60) } as const
    for (const [name, seconds] of [
      ['late', 9999],
      ['early', -9999],
    ] as const)
      await tasks.add(name, { key: `job:${name}`, ...running, dueAt: secondsLater(seconds) })
    const onTime = { ...often, isOnlyOnTime: true } as const
    await ensureJobs(strapi, { late: onTime, early: onTime })
    expect([await dueAt('late'), await dueAt('early')]).toEqual(
      [9999, -9999].map((seconds) => secondsLater(seconds)),
    )
  })

  test('that a process with a clock ahead has run already is not run again', async () => {
    const cursor = secondsLater(600).toISOString()
    await tasks.add('nightly', { key: 'job:nightly', cursor, dueAt: secondsLater(99_999) })
    await ensureJobs(strapi, { nightly })
    expect(await dueAt('nightly')).toEqual(secondsLater(99_999))
  })

  test('is independent of other jobs', async () => {
    await tasks.add('nightly', { key: 'job:nightly', dueAt: secondsLater(-60) })
    await ensureJobs(strapi, { often: { ...often, isOnlyOnTime: true } })
    expect(await dueAt('nightly')).toEqual(secondsLater(-60))
  })
})

describe('finished tasks are deleted', () => {
  const ago = (days: number, ms: number) => new Date(at.getTime() - days * 86_400_000 - ms)
  const left = async () => (await tasks.all()).map(({ key }) => key)

  test.each([
    ['sendLetter', 'done', 7],
    ['mailReset', 'done', 1],
    ['handleEvent', 'done', 30],
    ['deferBilling', 'done', 1],
    ['settleOrder', 'done', 1],
    ['sendLetter', 'dead', 30],
    ['deferBilling', 'dead', 30],
  ] as const)('%s that is %s after %i days', async (kind, state, days) => {
    await tasks.add('kept', { kind, state, doneAt: ago(days, 0) })
    await tasks.add('over', { kind, state, doneAt: ago(days, 1) })
    await purgeTasks(strapi, at)
    expect(await left()).toEqual([`${kind}:kept`])
  })

  test('except waiting and running ones, and jobs', async () => {
    const kind = 'deferBilling'
    for (const state of ['waiting', 'running'] as const)
      await tasks.add(state, { kind, state, doneAt: ago(100, 0) })
    await tasks.add('often', { kind: 'often', state: 'done', doneAt: ago(100, 0) })
    await purgeTasks(strapi, at)
    expect(await left()).toHaveLength(3)
  })

  test('however many there are', async () => {
    const old = { kind: 'handleEvent', state: 'done', done_at: ago(31, 0) }
    const rows = Array.from({ length: 5001 }, (_, index) => ({ ...old, key: `old:${index}` }))
    await strapi.db.connection.batchInsert('tasks', rows, 200)
    await purgeTasks(strapi, at)
    expect(await left()).toEqual([])
  }, 30_000)
})
