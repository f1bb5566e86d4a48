import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { setClock } from '../../src/lib/clock'
import { keepOldTasks, takeOverOldTasks } from '../../src/tasks/take-over'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)
const knex = () => strapi.db.connection

const [early, late] = [secondsLater(-3600), secondsLater(-60)]

/** Tables as they were before there were tasks. */
beforeEach(async () => {
  setClock(() => at)
  await knex().schema.alterTable('outgoing_mails', (table) => {
    table.integer('attempts')
    table.text('last_error')
  })
  await knex().schema.createTable('stripe_events', (table) => {
    table.increments()
    for (const name of ['event_id', 'type', 'object_id', 'state', 'last_error']) table.string(name)
    table.integer('attempts')
    for (const name of ['received_at', 'due_at', 'done_at']) table.datetime(name)
  })
  await knex().schema.createTable('krono_jobs', (table) => {
    table.string('name').primary()
    table.bigInteger('done_until')
  })
})
afterEach(async () => {
  setClock()
  for (const name of ['stripe_events', 'krono_jobs', 'krono_old_tasks'])
    await knex().schema.dropTableIfExists(name)
  await knex().schema.alterTable('outgoing_mails', (table) =>
    table.dropColumns('attempts', 'last_error'),
  )
})

const letter = (state: string, more: object = {}) =>
  knex()('outgoing_mails').insert({
    state,
    dedupe_key: state,
    attempts: 0,
    due_at: late,
    created_at: early,
    updated_at: at,
    ...more,
  })

const event = (state: string, more: object = {}) =>
  knex()('stripe_events').insert({
    event_id: `evt_${state}`,
    type: 'invoice.paid',
    object_id: 'in_1',
    state,
    attempts: 0,
    received_at: early,
    due_at: late,
    ...more,
  })

const comeUp = async () => {
  await keepOldTasks(strapi)
  await takeOverOldTasks(strapi)
}

const iso = (instant: Date) => instant.toISOString()

describe('a database from before the tasks', () => {
  test.each([
    ['waiting', 'waiting', null],
    ['sending', 'waiting', null],
    ['dead', 'dead', iso(at)],
  ])('keeps a letter that was %s: it is %s', async (state, expected, doneAt) => {
    await letter(state, { attempts: 2, last_error: 'refused' })
    const [{ id }] = await knex()('outgoing_mails')
    await comeUp()
    expect(await tasks.all()).toMatchObject([
      {
        kind: 'sendLetter',
        key: `sendLetter:${id}`,
        payload: `{"letter":${id}}`,
        state: expected,
        dueAt: iso(late),
        asked: 1,
        attempts: 2,
        fence: 0,
        lastError: 'refused',
        doneAt,
        createdAt: iso(early),
        updatedAt: iso(early),
        publishedAt: iso(early),
        documentId: `sendLetter:${id}`,
      },
    ])
  })

  test('has letters that wait where one was being sent, and the others as they were', async () => {
    for (const state of ['sending', 'sent', 'skipped']) await letter(state)
    await comeUp()
    expect(await knex()('outgoing_mails').orderBy('id').pluck('state')).toEqual([
      'waiting',
      'sent',
      'skipped',
    ])
    expect(await tasks.all()).toHaveLength(1)
  })

  test.each([
    ['received', 'waiting', null],
    ['failed', 'dead', iso(late)],
    ['done', 'done', iso(at)],
  ])('keeps an event that was %s: it is %s', async (state, expected, doneAt) => {
    await event(state, { attempts: 3, done_at: state === 'done' ? at : null })
    await comeUp()
    expect(await tasks.all()).toMatchObject([
      {
        kind: 'handleEvent',
        key: `handleEvent:evt_${state}`,
        payload: '{"type":"invoice.paid","object":"in_1"}',
        state: expected,
        attempts: 3,
        dueAt: iso(late),
        createdAt: iso(early),
        doneAt,
      },
    ])
  })

  test('keeps an event that is about nothing', async () => {
    await event('received', { object_id: null })
    await comeUp()
    expect((await tasks.all())[0]?.payload).toBe('{"type":"invoice.paid","object":null}')
  })

  test('has its jobs go on from where they were; those that looked for what are tasks now are over', async () => {
    const names = ['tellOfExpiry', 'reconcilePayments', 'expireGifts', 'sendMail']
    const gone = [...names, 'handleStripeEvents', 'eraseDeadMail']
    const rows = gone.map((name) => ({ name, done_until: early.getTime() }))
    await knex()('krono_jobs').insert(rows)
    await knex()('krono_jobs').where({ name: 'expireGifts' }).update({ done_until: 0 })
    await comeUp()
    const common = { payload: '{}', state: 'waiting', dueAt: iso(at), asked: 1, attempts: 0 }
    const cursor = iso(early)
    // The reconciliation of old asked Stripe for events, too.
    const kinds = ['fetchStripeEvents', 'tellOfExpiry']
    const found = (await tasks.all()).sort((a, b) => (a.kind < b.kind ? -1 : 1))
    expect(found).toMatchObject(
      kinds.map((kind) => ({ kind, key: `job:${kind}`, ...common, fence: 0, cursor })),
    )
    expect(found).toHaveLength(2)
  })

  test('keeps what is known by now', async () => {
    await event('received')
    await knex()('krono_jobs').insert({ name: 'tellOfExpiry', done_until: 1 })
    await tasks.add(1, { key: 'handleEvent:evt_received', state: 'done' })
    await tasks.add(2, { key: 'job:tellOfExpiry', cursor: 'now' })
    await comeUp()
    expect(await tasks.all()).toMatchObject([{ state: 'done' }, { cursor: 'now' }])
  })

  test('is taken over once, also when a process dies in between', async () => {
    await event('received')
    await keepOldTasks(strapi)
    // Strapi drops what its schema does not know.
    await knex().schema.dropTable('stripe_events')
    await keepOldTasks(strapi)
    await takeOverOldTasks(strapi)
    expect(await tasks.all()).toHaveLength(1)
    const left = ['krono_jobs', 'krono_old_tasks'].map((name) => knex().schema.hasTable(name))
    expect(await Promise.all(left)).toEqual([false, false])
    await letter('sending')
    await comeUp()
    expect(await tasks.all()).toHaveLength(1)
    expect(await knex()('outgoing_mails').pluck('state')).toEqual(['sending'])
  })

  test('is kept as it was first read, whatever happens before it is taken over', async () => {
    await event('received')
    await keepOldTasks(strapi)
    await knex()('stripe_events').update({ state: 'done' })
    await comeUp()
    expect(await tasks.all()).toMatchObject([{ state: 'waiting' }])
  })

  test('comes up where only its jobs are left', async () => {
    await knex().schema.dropTable('stripe_events')
    await knex()('krono_jobs').insert({ name: 'tellOfExpiry', done_until: 1 })
    await comeUp()
    expect(await tasks.all()).toHaveLength(1)
  })

  test('loses nothing when something goes wrong', async () => {
    await event('received')
    await knex()('krono_jobs').insert({ name: 'tellOfExpiry', done_until: 'then' })
    await expect(comeUp()).rejects.toMatchObject({ message: 'Invalid time value' })
    expect(await tasks.all()).toEqual([])
    await knex()('krono_jobs').update({ done_until: 1 })
    await takeOverOldTasks(strapi)
    expect(await tasks.all()).toHaveLength(2)
  })
})
