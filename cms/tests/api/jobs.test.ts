import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'
import { testTasksCode } from '../support/tasks'

// The job that fetches Stripe's events, under another name: the running cms executes its own.
const fetching = `${testTasksCode}
const { jobKinds } = require('./dist/src/platform/jobs/start-tasks')
async function run(name, attempts) {
  const { fetchStripeEvents } = jobKinds({ announce() {} })
  const cursor = new Date(Date.now() - 3600000).toISOString()
  await tasks().deleteMany({ where: { key: 'job:' + name } })
  await addTestTask(name, 1, { key: 'job:' + name, cursor, attempts: Number(attempts) })
  const startedAt = new Date()
  await createRunner(strapi, { [name]: fetchStripeEvents }).drain()
  const after = await tasks().findOne({ where: { key: 'job:' + name } })
  tell({
    isCursorMoved: after.cursor !== cursor,
    isCursorNow: after.cursor >= startedAt.toISOString(),
    state: after.state,
    attempts: after.attempts,
    isLater: new Date(after.dueAt) > new Date(),
    incidents: (await incidentsAbout(name)).length,
  })
}
`

const ensuring = `${testTasksCode}
const { ensureJobs } = require('./dist/src/platform/tasks/ensure-jobs')
async function run(name) {
  const often = { schedule: { everyMs: 60000 } }
  const names = [name + 'New', name + 'Missed', name + 'OnTime', name + 'Faster']
  const jobs = Object.fromEntries(names.map((one) => [one, often]))
  jobs[name + 'OnTime'] = { ...often, isOnlyOnTime: true }
  const job = (one, dueAt) => addTestTask(one, 1, { key: 'job:' + one, dueAt })
  await job(name + 'Missed', new Date(0))
  await job(name + 'OnTime', new Date(0))
  await job(name + 'Faster', new Date('2100-01-01'))
  await ensureJobs(strapi, jobs)
  await ensureJobs(strapi, jobs)
  const rows = await tasks().findMany({ where: { kind: { $in: names } }, orderBy: { key: 'asc' } })
  const soon = (dueAt) => new Date(dueAt) - Date.now()
  tell(rows.map(({ kind, dueAt }) => [
    kind.slice(name.length),
    soon(dueAt) < 0 ? 'due' : soon(dueAt) <= 60000 ? 'next' : 'later',
  ]))
}
`

const forgetting = `${testTasksCode}
const { purgeTasks } = require('./dist/src/platform/tasks/purge-tasks')
async function run() {
  const at = new Date('2012-06-30T02:00:00Z')
  const ago = (days, more) => new Date(at.getTime() - days * 86400000 - more)
  const about = 'forgetting' + Date.now()
  const rows = [
    ['handleEvent', 'done', 30], ['sendLetter', 'done', 7], ['deferBilling', 'done', 1],
    ['deferBilling', 'dead', 30], ['deferBilling', 'waiting', 100],
  ]
  for (const [kind, state, days] of rows) {
    for (const [name, more] of [['kept', 0], ['over', 1]]) {
      const key = [about, kind, state, name].join(':')
      const dueAt = new Date('2100-01-01')
      await addTestTask(kind, 1, { key, state, doneAt: ago(days, more), dueAt })
    }
  }
  await purgeTasks(strapi, at)
  const left = await tasks().findMany({ where: { key: { $startsWith: about } }, orderBy: { id: 'asc' } })
  tell(left.map(({ key }) => key.split(':').slice(1).join(' ')))
}
`

describe.each(everyCms())('jobs on %s', (_name, cms) => {
  test('continue from their last success when Stripe answers, and from there again when it fails', async () => {
    const name = `testFetch${Date.now()}`
    expect(await runInStrapi(cms, fetching, name, '0')).toEqual([
      {
        isCursorMoved: true,
        isCursorNow: true,
        state: 'waiting',
        attempts: 0,
        isLater: true,
        incidents: 0,
      },
    ])
    const away = { env: { ...cms.env, STRIPE_API_URL: 'http://127.0.0.1:9' } }
    const failed = {
      isCursorMoved: false,
      isCursorNow: false,
      state: 'waiting',
      isLater: true,
    }
    expect(await runInStrapi(away, fetching, name, '0')).toEqual([
      { ...failed, attempts: 1, incidents: 0 },
    ])
    expect(await runInStrapi(away, fetching, name, '5')).toEqual([
      { ...failed, attempts: 6, incidents: 1 },
    ])
  })

  test('that were missed are due after the next start, except jobs that run on time only', async () => {
    expect(await runInStrapi(cms, ensuring, `test${Date.now()}`)).toEqual([
      [
        ['Faster', 'next'],
        ['Missed', 'due'],
        ['New', 'next'],
        ['OnTime', 'next'],
      ],
    ])
  })

  test('delete finished tasks, each kind after its retention', async () => {
    expect(await runInStrapi(cms, forgetting)).toEqual([
      [
        'handleEvent done kept',
        'sendLetter done kept',
        'deferBilling done kept',
        'deferBilling dead kept',
        'deferBilling waiting kept',
        'deferBilling waiting over',
      ],
    ])
  })
})
