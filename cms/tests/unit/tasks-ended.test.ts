import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'
import { claimTasks } from '../../src/platform/tasks/claim-tasks'
import type { Kind } from '../../src/platform/tasks/kind'
import { taskUid } from '../../src/platform/tasks/task-row'
import { workOn } from '../../src/platform/tasks/work-on'
import { renewLease } from '../../src/platform/tasks/write-outcome'
import { databaseAlone } from './database-alone'
import { at, failing, nothing, secondsLater, taskKind, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)

beforeEach(() => setClock(() => at))
afterEach(() => setClock())

async function claimed() {
  const [task] = await claimTasks(strapi, { kind: 'test', leaseMs: 90_000, limit: 1 })
  if (!task) throw new Error('Nothing is due.')
  return task
}

/** Runs the only task once. */
const work = async (kind: Kind) => workOn(strapi, kind, await claimed())

describe('a completed task', () => {
  test('is done, and its results are written in the same transaction', async () => {
    await tasks.add(1, { lastError: 'before' })
    const follows: string[] = []
    expect(await work(taskKind(async () => async () => void follows.push('written')))).toBe('done')
    expect(follows).toEqual(['written'])
    expect(await tasks.at(1)).toMatchObject({
      state: 'done',
      attempts: 1,
      doneAt: at.toISOString(),
      leaseUntil: null,
      lastError: null,
    })
  })

  test('is not done if its results cannot be written', async () => {
    await tasks.add(1)
    expect(await work(taskKind(async () => failing))).toBe('failed')
    expect(await tasks.at(1)).toMatchObject({ state: 'waiting', attempts: 1, doneAt: null })
  })

  test('is run again if it was added again meanwhile', async () => {
    await tasks.add(1)
    const asking = taskKind(async () => void (await tasks.change(1, { asked: 2 })))
    setClock(() => secondsLater(7))
    expect(await work(asking)).toBe('done')
    expect(await tasks.at(1)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      dueAt: secondsLater(7).toISOString(),
      doneAt: null,
      leaseUntil: null,
    })
  })

  test.each([
    ['done', nothing],
    ['dead', failing],
  ] as const)(
    'of a kind with personal data deletes its payload once it is %s',
    async (state, run) => {
      for (const isPersonal of [true, undefined]) {
        await tasks.add(state, { payload: { path: '/?date=1987-04-12' } })
        await work(taskKind(run, { pausesMs: [], ...(isPersonal && { isPersonal }) }))
        const payload = isPersonal ? {} : { path: '/?date=1987-04-12' }
        expect(await tasks.at(state)).toMatchObject({ state, payload: JSON.stringify(payload) })
        await strapi.db.query(taskUid).deleteMany({})
      }
    },
  )

  test('gets its subject, and its start time', async () => {
    await tasks.add(1, { payload: { order: 3 } })
    const reported: unknown[] = []
    await work(taskKind(async (_, { payload }, begun) => void reported.push(payload, begun)))
    expect(reported).toEqual([{ order: 3 }, at])
  })
})

describe('a failed task', () => {
  test('waits for its next attempt, and stores the error without addresses', async () => {
    await tasks.add(1)
    const deadKeys: string[] = []
    const onDead: Kind['onDead'] = async (_, { key }) => void deadKeys.push(key)
    expect(await work(taskKind(failing, { onDead }))).toBe('failed')
    expect(await tasks.at(1)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      dueAt: secondsLater(60).toISOString(),
      leaseUntil: null,
      lastError: 'no <…>',
      doneAt: null,
    })
    expect([deadKeys, await tasks.incidents()]).toEqual([[], []])
  })

  test('for the last time is dead, calls onDead, and raises an incident', async () => {
    await tasks.add(1, { attempts: 1 })
    const deadKeys: string[] = []
    const onDead: Kind['onDead'] = async (_, { key }) => void deadKeys.push(key)
    await work(taskKind(failing, { onDead }))
    const { dueAt, ...dead } = await tasks.at(1)
    expect(dead).toMatchObject({ state: 'dead', attempts: 2, doneAt: at.toISOString() })
    expect([dueAt, deadKeys]).toEqual([at.toISOString(), ['test:1']])
    expect(await tasks.incidents()).toEqual([
      {
        kind: 'taskFailed',
        reference: 'test:1',
        details: { task: 'test:1', attempts: 2, error: 'no <…>' },
        state: 'open',
      },
    ])
  })

  test('for the last time shares one incident a day with its kind, if caused by wrong addresses', async () => {
    for (const about of [1, 2]) await tasks.add(about, { attempts: 1 })
    for (const _ of [1, 2]) await work(taskKind(failing, { reports: 'daily' }))
    setClock(() => new Date('2026-11-22T23:00:00Z'))
    await tasks.add(3, { attempts: 1 })
    await work(taskKind(failing, { reports: 'daily' }))
    const references = (await tasks.incidents()).map(({ reference }) => reference)
    expect(references).toEqual(['test:2026-11-22', 'test:2026-11-23'])
  })

  test('is not dead while the results of its death cannot be written', async () => {
    await tasks.add(1, { attempts: 1 })
    await expect(work(taskKind(failing, { onDead: failing }))).rejects.toThrow('no')
    expect(await tasks.at(1)).toMatchObject({ state: 'running', lastError: null })
    expect(await tasks.incidents()).toEqual([])
  })

  test('reports whether other tasks of its kind can succeed', async () => {
    await tasks.add(1)
    const isAway = (error: unknown) => error instanceof Error && error.message.startsWith('no')
    expect(await work(taskKind(failing, { isAway }))).toBe('away')
    await tasks.change(1, { dueAt: at })
    expect(await work(taskKind(failing, { isAway: () => false }))).toBe('failed')
  })

  test.each([
    [360, 0, 60],
    [361, 1, 120],
  ])(
    'of a service that is away for %i minutes has used up %i attempts',
    async (minutes, attempts, pause) => {
      await tasks.add(1)
      const kind = taskKind(failing, { isAway: () => true, pausesMs: [120_000] })
      const created = new Date((await tasks.at(1)).createdAt)
      const then = new Date(created.getTime() + minutes * 60_000 - 1)
      setClock(() => then)
      expect(await work(kind)).toBe('away')
      const { dueAt, ...task } = await tasks.at(1)
      expect(task).toMatchObject({ state: 'waiting', attempts, lastError: 'no <…>' })
      expect(new Date(dueAt).getTime() - then.getTime()).toBe(pause * 1000)
    },
  )

  test.each([
    [2, 'done', 1],
    [3, 'failed', 0],
  ])('by a dead worker is not retried forever (attempt %i: %s)', async (attempts, ended, runs) => {
    await tasks.add(1, { attempts: attempts - 1 })
    let ran = 0
    const counting = taskKind(async () => {
      ran += 1
      return undefined
    })
    expect([await work(counting), ran]).toEqual([ended, runs])
    if (runs === 0) expect((await tasks.at(1)).lastError).toBe('No try came to its end.')
  })
})

describe('a job', () => {
  const job = (run: Kind['run']) => taskKind(run, { schedule: { everyMs: 300_000 } })

  test('that succeeded has its start as cursor, and waits for its next time', async () => {
    await tasks.add(1, { attempts: 3, cursor: '2026-11-22T09:00:00.000Z', lastError: 'before' })
    const slow = job(async () => {
      setClock(() => secondsLater(301))
      return undefined
    })
    expect(await work(slow)).toBe('done')
    expect(await tasks.at(1)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      cursor: at.toISOString(),
      dueAt: secondsLater(600).toISOString(),
      leaseUntil: null,
      lastError: null,
      doneAt: null,
    })
  })

  test('is not due again for the same time when the clock was set back meanwhile', async () => {
    await tasks.add(1)
    const setBack = job(async () => {
      setClock(() => secondsLater(-600))
      return undefined
    })
    await work(setBack)
    expect((await tasks.at(1)).dueAt).toBe(secondsLater(300).toISOString())
  })

  test('that failed keeps its cursor, is reported, and never dead', async () => {
    const cursor = '2026-11-22T09:00:00.000Z'
    await tasks.add(1, { attempts: 1, cursor })
    await work(job(failing))
    expect(await tasks.at(1)).toMatchObject({
      state: 'waiting',
      attempts: 2,
      cursor,
      dueAt: secondsLater(300).toISOString(),
      doneAt: null,
    })
    expect(await tasks.incidents()).toHaveLength(1)
  })

  test('continues after any number of failures', async () => {
    await tasks.add(1, { attempts: 50 })
    expect(await work(job(nothing))).toBe('done')
  })
})

describe('while a task runs', () => {
  afterEach(() => void jest.useRealTimers())

  // Only our code uses these fake timers: the database connection is already open.
  const stopClocks = () =>
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date'] })
  const isLeased = async () => new Date((await tasks.at(1)).leaseUntil ?? 0).getTime() > Date.now()
  const written = () => new Promise((resolve) => setImmediate(resolve))

  test('its lease is renewed each third of its duration, and not after its end', async () => {
    await tasks.add(1)
    const task = await claimed()
    stopClocks()
    const before = jest.getTimerCount()
    const renewed: boolean[] = []
    const slow = taskKind(async () => {
      await tasks.change(1, { leaseUntil: new Date(0) })
      jest.advanceTimersByTime(29_999)
      renewed.push(await isLeased())
      jest.advanceTimersByTime(1)
      await written()
      renewed.push(await isLeased())
      return undefined
    })
    expect(await workOn(strapi, slow, task)).toBe('done')
    expect(renewed).toEqual([false, true])
    expect(jest.getTimerCount()).toBe(before)
  })

  test('it continues if the renewal cannot be written', async () => {
    await tasks.add(1)
    const task = await claimed()
    stopClocks()
    const warnings: string[] = []
    Object.assign(strapi.log, { warn: (text: string) => warnings.push(text) })
    const { connection } = strapi.db
    const slow = taskKind(async () => {
      strapi.db.connection = (() => {
        throw new Error('away')
      }) as never
      jest.advanceTimersByTime(30_000)
      strapi.db.connection = connection
      return undefined
    })
    expect(await workOn(strapi, slow, task)).toBe('done')
    expect(warnings).toEqual(['The lease of test:1 could not be renewed: Error: away'])
  })

  test('a worker that took it over is not affected by the late one', async () => {
    await tasks.add(1)
    const late = await claimed()
    await tasks.change(1, { leaseUntil: secondsLater(-1) })
    const second = await claimed()
    const written: string[] = []
    const saying = (account: string) => taskKind(async () => async () => void written.push(account))
    expect(await renewLease(strapi, late, 90_000)).toBe(false)
    expect(await workOn(strapi, saying('late'), late)).toBe('lost')
    expect(await workOn(strapi, taskKind(failing, { pausesMs: [] }), late)).toBe('failed')
    expect(await tasks.at(1)).toMatchObject({ state: 'running', fence: 2 })
    expect(await tasks.incidents()).toEqual([])
    expect(await renewLease(strapi, second, 90_000)).toBe(true)
    expect(await workOn(strapi, saying('second'), second)).toBe('done')
    // A finished task stays finished, also for the holder of its fence.
    expect(await workOn(strapi, saying('again'), second)).toBe('lost')
    expect(written).toEqual(['second'])
  })
})
