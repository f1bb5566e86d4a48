import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'
import { sampleDatabase } from '../../src/platform/observability/sample-database'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)

beforeEach(() => setClock(() => at))
afterEach(() => setClock())

test('an empty database has zeros, and no last event', async () => {
  expect(await sampleDatabase(strapi)).toEqual({
    tasks: { waiting: 0, running: 0, dead: 0 },
    ...{ jobsFailing: 0, oldestDueSeconds: 0, incidentsOpen: 0, lastStripeEvent: undefined },
    emails: { waiting: 0, dead: 0 },
  })
})

test('tasks, jobs, e-mails, incidents and the last event of Stripe are counted', async () => {
  await tasks.add('late', { kind: 'sendLetter', dueAt: secondsLater(-90), lastError: 'x' })
  await tasks.add('later', { kind: 'sendLetter', dueAt: secondsLater(60) })
  await tasks.add('running', { state: 'running' })
  await tasks.add('dead', { kind: 'sendLetter', state: 'dead' })
  await tasks.add('nightly', { kind: 'eraseUnconfirmed', lastError: 'x', dueAt: secondsLater(60) })
  const event = { kind: 'handleEvent', state: 'done' } as const
  await tasks.add('first', { ...event, doneAt: secondsLater(-600) })
  await tasks.add('last', { ...event, doneAt: secondsLater(-300) })
  const mail = { mail: 'welcome', language: 'hun', dueAt: at }
  for (const state of ['waiting', 'waiting', 'dead', 'sent'])
    await strapi.db
      .query('api::outgoing-mail.outgoing-mail')
      .create({ data: { ...mail, state, dedupeKey: `${Math.random()}` } })
  for (const state of ['open', 'closed'])
    await strapi.db
      .query('api::incident.incident')
      .create({ data: { key: state, kind: 'taskFailed', state } })
  expect(await sampleDatabase(strapi)).toEqual({
    tasks: { waiting: 3, running: 1, dead: 1 },
    ...{ jobsFailing: 1, oldestDueSeconds: 90, incidentsOpen: 1 },
    lastStripeEvent: secondsLater(-300).getTime() / 1000,
    emails: { waiting: 2, dead: 1 },
  })
})
