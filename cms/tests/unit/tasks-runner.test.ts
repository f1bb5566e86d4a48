import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import { setClock } from '../../src/platform/lib/clock'
import type { Kinds } from '../../src/platform/tasks/kind'
import { createRunner } from '../../src/platform/tasks/runner'
import { databaseAlone } from './database-alone'
import { at, failing, kindThat, nothing, secondsLater, tasksAlone } from './tasks-alone'

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
function held(count: number) {
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
    const [two, one] = [held(2), held(1)]
    const runner = createRunner(strapi, {
      test: kindThat(two.run, { atOnce: 2 }),
      other: kindThat(one.run, { atOnce: 1 }),
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
    await drain({ test: kindThat(nothing, { canRun: false }) })
    expect(await states()).toEqual(['waiting 0', 'waiting 0'])
    await drain({ test: kindThat(nothing, { canRun: true }) })
    expect(await states()).toEqual(['waiting 0', 'done 1'])
  })

  test('pause for five seconds when a dependency is unavailable, without other kinds', async () => {
    await addSome(3)
    await addSome(1, 'other')
    const away = kindThat(failing, { atOnce: 1, isAway: () => true })
    const runner = createRunner(strapi, { test: away, other: kindThat(nothing) })
    await runner.drain()
    expect(await states()).toEqual(['waiting 1', 'waiting 0', 'waiting 0', 'done 1'])
    setClock(() => secondsLater(4.999))
    await runner.drain()
    expect((await states())[1]).toBe('waiting 0')
    setClock(() => secondsLater(5))
    await runner.drain()
    expect((await states())[1]).toBe('waiting 1')
  })

  test('do not pause after a failure that concerns only one task', async () => {
    await addSome(2)
    await drain({ test: kindThat(failing, { atOnce: 1, isAway: () => false }) })
    expect(await states()).toEqual(['waiting 1', 'waiting 1'])
  })

  test('added while others run are run too', async () => {
    await tasks.add('first')
    const adding = kindThat(async (_, { key }) => {
      if (key === 'test:first') await tasks.add('second')
      return undefined
    })
    await drain({ test: adding })
    expect(await states()).toEqual(['done 1', 'done 1'])
  })

  test('do not run in the transaction of the caller that woke the runner', async () => {
    await addSome(1)
    const found: boolean[] = []
    const kind = kindThat(async () => void found.push(strapi.db.inTransaction()))
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
    const { run, begun, go } = held(2)
    const runner = createRunner(strapi, { test: kindThat(run) })
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
    const runner = createRunner(strapi, { test: kindThat(nothing), other: kindThat(nothing) })
    runner.wake()
    await runner.stop()
    expect(await states()).toEqual(['waiting 0', 'waiting 0'])
  })

  test('leaves results that it cannot write to the next runner, and logs that', async () => {
    await tasks.add(1, { attempts: 1 })
    await drain({ test: kindThat(failing, { onDead: failing }) })
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
