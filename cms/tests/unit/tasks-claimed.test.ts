import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'
import { claimTasks, kindsDue } from '../../src/platform/tasks/claim-tasks'
import { renewLease } from '../../src/platform/tasks/write-outcome'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)

beforeEach(() => setClock(() => at))
afterEach(() => setClock())

/** Leases use the clock of the database, whatever `setClock` says. */
const leaseFor = (seconds: number) => new Date(Date.now() + seconds * 1000)

const claim = (limit = 10, kind = 'test') => claimTasks(strapi, { kind, leaseMs: 90_000, limit })
const keys = async (limit?: number, kind?: string) =>
  (await claim(limit, kind)).map(({ key }) => key)

describe('a task is claimed', () => {
  test('when it is due, and by one worker', async () => {
    await tasks.add('due', { dueAt: at })
    await tasks.add('later', { dueAt: new Date(at.getTime() + 1) })
    expect(await keys()).toEqual(['test:due'])
    expect(await keys()).toEqual([])
  })

  test('as its next attempt, with the next fence, for the duration of its lease', async () => {
    const cursor = '2026-11-22T09:00:00.000Z'
    await tasks.add('one', { attempts: 2, fence: 6, asked: 3, cursor, payload: { order: 17 } })
    const { id } = await tasks.at('one')
    const taken = { id, kind: 'test', key: 'test:one', attempts: 3, asked: 3, fence: 7, cursor }
    expect(await claim()).toEqual([{ ...taken, payload: { order: 17 } }])
    const { leaseUntil, ...row } = await tasks.at('one')
    expect(row).toMatchObject({ state: 'running', attempts: 3, fence: 7 })
    const leaseMs = new Date(leaseUntil ?? 0).getTime() - Date.now()
    expect(leaseMs).toBeGreaterThan(60_000)
    expect(leaseMs).toBeLessThanOrEqual(90_001)
  })

  test('from a dead worker, when its lease has expired and not before', async () => {
    await tasks.add('left', { state: 'running', leaseUntil: leaseFor(-1), attempts: 1, fence: 1 })
    await tasks.add('held', { state: 'running', leaseUntil: leaseFor(60), fence: 1 })
    expect(await claim()).toMatchObject([{ key: 'test:left', attempts: 2, fence: 2 }])
  })

  test.each([-10, 10])(
    'not while another works on it, by a clock that is %i minutes off',
    async (minutes) => {
      await tasks.add('claimed')
      expect(await keys()).toEqual(['test:claimed'])
      setClock(() => new Date(Date.now() + minutes * 60_000))
      expect([await keys(), await kindsDue(strapi)]).toEqual([[], []])
      const task = await tasks.at('claimed')
      expect(await renewLease(strapi, { ...task, payload: {} }, 90_000)).toBe(true)
      setClock(() => at)
      expect(await keys()).toEqual([])
    },
  )

  test.each(['done', 'dead'] as const)('not when it is %s', async (state) => {
    await tasks.add('over', { state, leaseUntil: leaseFor(-1) })
    expect(await claim()).toEqual([])
    expect(await kindsDue(strapi)).toEqual([])
  })

  test('of the requested kind, the oldest first, up to the limit', async () => {
    await tasks.add('new', { dueAt: at })
    await tasks.add('old', { dueAt: secondsLater(-60) })
    await tasks.add('older', { dueAt: secondsLater(-90) })
    await tasks.add('other', { kind: 'other', dueAt: secondsLater(-99) })
    expect((await keys(2)).sort()).toEqual(['test:old', 'test:older'])
    expect(await keys(1, 'other')).toEqual(['other:other'])
    expect(await keys()).toEqual(['test:new'])
  })

  test('by no worker with a limit of zero', async () => {
    await tasks.add('one')
    expect(await claim(0)).toEqual([])
  })

  test('before abandoned ones: the limit counts for both together', async () => {
    for (const about of ['a', 'b']) await tasks.add(about)
    for (const [about, seconds] of [
      ['c', -10],
      ['d', -1],
    ] as const)
      await tasks.add(about, { state: 'running', leaseUntil: leaseFor(seconds) })
    expect(await keys(3)).toEqual(['test:a', 'test:b', 'test:c'])
    expect(await keys(3)).toEqual(['test:d'])
  })
})

test('kinds with a claimable task are listed, each once', async () => {
  await tasks.add(1)
  await tasks.add(2)
  await tasks.add(3, { kind: 'later', dueAt: secondsLater(1) })
  await tasks.add(4, { kind: 'left', state: 'running', leaseUntil: leaseFor(-1) })
  await tasks.add(5, { kind: 'held', state: 'running', leaseUntil: leaseFor(60) })
  await tasks.add(6, { state: 'running', leaseUntil: leaseFor(-1) })
  expect((await kindsDue(strapi)).sort()).toEqual(['left', 'test'])
})
