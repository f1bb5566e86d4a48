import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'
import { addTask } from '../../src/platform/tasks/add-task'
import { type TaskKind, taskKinds } from '../../src/platform/tasks/kinds'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)
let events: string[] = []

beforeEach(() => {
  setClock(() => at)
  events = []
  strapi.eventHub.emit = async (event) => void events.push(event)
})
afterEach(() => setClock())

const input = (day: number, kind: TaskKind = 'deferBilling') =>
  addTask(strapi, { kind, about: 17, payload: { day }, dueAt: secondsLater(day) })

/** State, attempts, number of requests, due time and payload of the task. */
async function known() {
  const { state, attempts, asked: requested, dueAt, payload } = await tasks.at(17)
  const inSeconds = (new Date(dueAt).getTime() - at.getTime()) / 1000
  return [state, attempts, requested, inSeconds, JSON.parse(payload).day]
}

describe('an added task', () => {
  test('is a row, due at once unless set otherwise', async () => {
    await addTask(strapi, { kind: 'endCharges', about: 'x', payload: { order: 3, of: null } })
    expect(await tasks.all()).toMatchObject([
      {
        kind: 'endCharges',
        key: 'endCharges:x',
        payload: '{"order":3,"of":null}',
        state: 'waiting',
        dueAt: at.toISOString(),
        asked: 1,
        attempts: 0,
        fence: 0,
        leaseUntil: null,
      },
    ])
  })

  test('is committed or rolled back with its cause; the runner is notified afterwards', async () => {
    const failed = strapi.db.transaction(async () => {
      await input(1)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect([await tasks.all(), events]).toEqual([[], []])
    await strapi.db.transaction(async () => {
      await input(1)
      expect(events).toEqual([])
    })
    expect([await known(), events]).toEqual([['waiting', 0, 1, 1, 1], ['tasks.added']])
  })

  const once = Object.keys(taskKinds).filter((kind) =>
    ['sendLetter', 'mailReset', 'handleEvent'].includes(kind),
  ) as TaskKind[]
  test.each(once)('%s: adding it again does nothing, also when it is done', async (kind) => {
    await input(5, kind)
    await input(3, kind)
    await tasks.change(17, { state: 'done' })
    await input(2, kind)
    expect(await known()).toEqual(['done', 0, 1, 5, 5])
  })
})

describe('a task that is added again', () => {
  test('has the last payload, at the earlier of both times', async () => {
    await input(5)
    await input(3)
    expect(await known()).toEqual(['waiting', 0, 2, 3, 3])
    await input(9)
    expect(await known()).toEqual(['waiting', 0, 3, 3, 9])
  })

  test('does not run before the end of the pause after a failure', async () => {
    await input(5)
    await tasks.change(17, { attempts: 1 })
    await input(2)
    expect(await known()).toEqual(['waiting', 1, 2, 5, 2])
  })

  test.each(['done', 'dead'] as const)('waits again when it was %s', async (state) => {
    await input(5)
    await tasks.change(17, { state, attempts: 4 })
    await input(9)
    expect(await known()).toEqual(['waiting', 0, 2, 9, 9])
  })

  test('does not interrupt its worker', async () => {
    await input(5)
    await tasks.change(17, { state: 'running', attempts: 2 })
    await input(3)
    expect(await known()).toEqual(['running', 2, 2, 5, 3])
  })

  test('is another task for another subject', async () => {
    await input(5)
    await addTask(strapi, { kind: 'deferBilling', about: 18, payload: {} })
    await addTask(strapi, { kind: 'endCharges', about: 17, payload: {} })
    expect(await tasks.all()).toHaveLength(3)
  })
})
