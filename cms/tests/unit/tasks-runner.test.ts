import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import { setClock } from '../../src/platform/lib/clock'
import type { Kinds } from '../../src/platform/tasks/kind'
import { createRunner } from '../../src/platform/tasks/runner'
import { databaseAlone } from './database-alone'
import { at, failing, nothing, secondsLater, taskKind, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)
let warnings: string[] = []

beforeEach(() => {
  setClock(() => at)
  warnings = []
  Object.assign(strapi.log, { warn: (text: string) => warnings.push(text) })
})
afterEach(() => setClock())

const drain = (kinds: Kinds) => createRunner(strapi, kinds).drain()
const states = async () => (await tasks.all()).map(({ state, attempts }) => `${state} ${attempts}`)

const addSome = async (count: number, kind = 'test') => {
  for (let about = 1; about <= count; about += 1) await tasks.add(about, { kind })
}

/** Work that blocks until `go` is called; `begun` resolves once `count` of them run. */
function blockedWork(count: number) {
  let go: () => void = () => undefined
  let tell: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const begun = new Promise<void>((resolve) => {
    tell = resolve
  })
  let running = 0
  const seen = { most: 0 }
  const run = async () => {
    running += 1
    seen.most = Math.max(seen.most, running)
    if (running === count) tell()
    await gate
    running -= 1
    return undefined
  }
  return { run, begun, go, seen }
}

describe('due tasks', () => {
  test('run, as many at once as their kind allows, until none is left', async () => {
    await addSome(5)
    await addSome(3, 'other')
    const [two, one] = [blockedWork(2), blockedWork(1)]
    const runner = createRunner(strapi, {
      test: taskKind(two.run, { atOnce: 2 }),
      other: taskKind(one.run, { atOnce: 1 }),
    })
    const done = runner.drain()
    await Promise.all([two.begun, one.begun])
    // A second look meanwhile finds no free worker.
    runner.wake()
    two.go()
    one.go()
    await done
    expect([two.seen.most, one.seen.most]).toEqual([2, 1])
    expect(new Set(await states())).toEqual(new Set(['done 1']))
  })

  test('are left to others if their kind is unknown, or a dependency is not configured', async () => {
    await addSome(1, 'unknown')
    await addSome(1)
    await drain({ test: taskKind(nothing, { canRun: false }) })
    expect(await states()).toEqual(['waiting 0', 'waiting 0'])
    await drain({ test: taskKind(nothing, { canRun: true }) })
    expect(await states()).toEqual(['waiting 0', 'done 1'])
  })

  test('pause for five seconds when a dependency is unavailable, without other kinds', async () => {
    await addSome(3)
    await addSome(1, 'other')
    const away = taskKind(failing, { atOnce: 1, isAway: () => true })
    const runner = createRunner(strapi, { test: away, other: taskKind(nothing) })
    await runner.drain()
    const tried = async () => (await tasks.all()).map(({ fence }) => fence)
    expect(await tried()).toEqual([1, 0, 0, 1])
    setClock(() => secondsLater(4.999))
    await runner.drain()
    expect(await tried()).toEqual([1, 0, 0, 1])
    setClock(() => secondsLater(5))
    await runner.drain()
    expect(await tried()).toEqual([1, 1, 0, 1])
  })

  test('do not pause after a failure that concerns only one task', async () => {
    await addSome(2)
    await drain({ test: taskKind(failing, { atOnce: 1, isAway: () => false }) })
    expect(await states()).toEqual(['waiting 1', 'waiting 1'])
  })

  test('added while others run are run too', async () => {
    await tasks.add('first')
    const adding = taskKind(async (_, { key }) => {
      if (key === 'test:first') await tasks.add('second')
      return undefined
    })
    await drain({ test: adding })
    expect(await states()).toEqual(['done 1', 'done 1'])
  })

  test('do not run in the transaction of the caller that woke the runner', async () => {
    await addSome(1)
    const found: boolean[] = []
    const kind = taskKind(async () => void found.push(strapi.db.inTransaction()))
    const runner = createRunner(strapi, { test: kind })
    await strapi.db.transaction(async () => {
      runner.wake()
      await tasks.at(1)
    })
    await runner.drain()
    expect(found).toEqual([false])
  })
})

describe('the runner', () => {
  test('starts no task after a stop, and lets running ones finish', async () => {
    await addSome(3)
    const { run, begun, go } = blockedWork(2)
    const runner = createRunner(strapi, { test: taskKind(run) })
    runner.wake()
    await begun
    const stopped = runner.stop()
    go()
    await stopped
    runner.wake()
    await runner.drain()
    expect(await states()).toEqual(['done 1', 'done 1', 'waiting 0'])
  })

  test('starts no task that it finds while stopping', async () => {
    await addSome(1)
    await addSome(1, 'other')
    const runner = createRunner(strapi, { test: taskKind(nothing), other: taskKind(nothing) })
    runner.wake()
    await runner.stop()
    expect(await states()).toEqual(['waiting 0', 'waiting 0'])
  })

  test('leaves results that it cannot write to the next runner, and logs that', async () => {
    await tasks.add(1, { attempts: 1 })
    await drain({ test: taskKind(failing, { onDead: failing }) })
    expect(await states()).toEqual(['running 2'])
    expect(warnings.at(-1)).toBe('Task test:1 is left: no <…>')
  })

  test('retries later when the database is unavailable', async () => {
    const { log } = strapi
    const isAway = () => {
      throw new Error('away')
    }
    const runner = createRunner({ log, db: { connection: isAway } } as unknown as Core.Strapi, {})
    await runner.drain()
    expect(warnings).toEqual(['Tasks are looked for later: away'])
    await runner.drain()
    expect(warnings).toHaveLength(2)
  })
})
