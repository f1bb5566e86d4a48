import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { databaseAlone } from './database-alone'

process.env.STRIPE_SECRET_KEY = 'sk_test_reconcile'

const strapi = databaseAlone()
const at = new Date('2026-11-25T12:00:00.000Z')
const minutes = (count: number) => new Date(at.getTime() + count * 60_000)

const task = (key: string, more: object = {}) =>
  strapi.db.query('api::task.task').create({
    data: {
      ...{ key, kind: key.split(':')[0], payload: '{}', state: 'waiting', dueAt: minutes(4) },
      ...more,
    },
  })
const looked = (cursor: Date, more: object = {}) =>
  strapi.db.query('api::task.task').updateMany({
    where: { key: { $startsWith: 'job:' } },
    data: { state: 'waiting', attempts: 0, cursor: cursor.toISOString(), ...more },
  })

async function loaded() {
  const { setClock } = await import('../../src/platform/lib/clock')
  const { reconcileNow, reconciliationSince } = await import(
    '../../src/back-office/sales/reconcile-now'
  )
  setClock(() => at)
  return { reconcileNow, reconciliationSince }
}

beforeEach(async () => {
  for (const job of ['fetchStripeEvents', 'reconcilePayments'])
    await task(`job:${job}`, { kind: job, cursor: minutes(-1).toISOString() })
  await task('job:another', { kind: 'another' })
})
afterEach(async () => (await import('../../src/platform/lib/clock')).setClock())

test('an admin makes the reconciliation jobs due now, and no others, which is logged', async () => {
  const { reconcileNow } = await loaded()
  expect(await reconcileNow(strapi, 5)).toEqual({
    ...{ state: 'looking', since: at.toISOString(), last: minutes(-1).toISOString() },
    ...{ done: 0, open: 0, dead: 0 },
  })
  const rows = await strapi.db.query('api::task.task').findMany({ where: { dueAt: { $lte: at } } })
  expect(rows.map(({ key }) => key).sort()).toEqual([
    'job:fetchStripeEvents',
    'job:reconcilePayments',
  ])
  const actions = await strapi.db.query('api::admin-act.admin-act').findMany({})
  expect(actions).toMatchObject([{ admin: 5, act: 'reconcile', subjectKind: 'task' }])
})

test('a task for it that is running is left to its worker', async () => {
  const { reconcileNow } = await loaded()
  const running = { state: 'running', dueAt: minutes(-2) }
  await strapi.db.query('api::task.task').updateMany({ where: {}, data: running })
  await reconcileNow(strapi, 5)
  const rows = await strapi.db.query('api::task.task').findMany({ where: running })
  expect(rows).toHaveLength(3)
})

test('it is finished when both jobs and the tasks they found are done or dead', async () => {
  const { reconciliationSince } = await loaded()
  const state = async () => {
    const { state, done, open, dead } = await reconciliationSince(strapi, at)
    return [state, done, open, dead]
  }
  expect(await state()).toEqual(['looking', 0, 0, 0])
  await task('settleOrder:1', { dueAt: minutes(-1) })
  await task('handleEvent:2', { state: 'done', doneAt: minutes(1) })
  await task('handleEvent:3', { state: 'done', doneAt: minutes(-1) })
  await task('handleEvent:4', { dueAt: minutes(9) })
  await task('sendLetter:5', { dueAt: minutes(-1) })
  await looked(minutes(1))
  expect(await state()).toEqual(['healing', 1, 1, 0])
  await strapi.db
    .query('api::task.task')
    .updateMany({ where: { key: 'settleOrder:1' }, data: { state: 'dead', doneAt: minutes(2) } })
  expect(await state()).toEqual(['over', 1, 0, 1])
  await looked(minutes(-1), { attempts: 2 })
  expect(await state()).toEqual(['stuck', 1, 0, 1])
})
