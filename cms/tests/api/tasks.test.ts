import { describe, expect, test } from '@jest/globals'
import { barrierFor } from '../support/barrier'
import { runInStrapi } from '../support/in-strapi'
import { newEmail } from '../support/people'
import { everyCms } from '../support/running'
import { testTasksCode } from '../support/tasks'

// All processes start at the same moment and claim what they can get.
const racing = `${testTasksCode}
async function run(kind, barrier) {
  await fetch(barrier)
  const done = []
  await createRunner(strapi, { [kind]: testKind(async (_, { key }) => void done.push(key)) }).drain()
  tell(done)
}
`

const adding = `${testTasksCode}
const run = async (kind) => {
  for (let n = 0; n < 40; n += 1) await addTestTask(kind, n)
}
`

// A worker with a lease that ends while it works, as if its process had been paused; another takes the task.
const late = `${testTasksCode}
const { renewLease } = require('./dist/src/platform/tasks/write-outcome')
async function run(kind) {
  const written = []
  const outcome = (who) => testKind(async () => async () => void written.push(who))
  const failing = testKind(async () => { throw new Error('late') })
  await addTestTask(kind, 'one')
  const claim = async () => (await claimTasks(strapi, { kind, leaseMs: 60000, limit: 5 }))[0]
  const first = await claim()
  const early = await claim()
  await tasks().update({ where: { id: first.id }, data: { leaseUntil: new Date(0) } })
  const second = await claim()
  const isRenewed = [
    await renewLease(strapi, first, 60000),
    await renewLease(strapi, second, 60000),
  ]
  const ended = [
    await workOn(strapi, failing, first),
    await workOn(strapi, outcome('late'), first),
    (await taskAt(kind, 'one')).state,
    await workOn(strapi, outcome('second'), second),
    await workOn(strapi, outcome('late again'), first),
  ]
  const { state, attempts, fence } = await taskAt(kind, 'one')
  tell({ early: early ?? null, isRenewed, ended, written, state, attempts, fence })
}
`

// Workers with clocks that are ten minutes off, while another one works on a task, and after it has run a job.
const skewed = `${testTasksCode}
const { setClock } = require('./dist/src/platform/lib/clock')
const { renewLease } = require('./dist/src/platform/tasks/write-outcome')
const { ensureJobs } = require('./dist/src/platform/tasks/ensure-jobs')
async function run(kind) {
  const off = (minutes) => setClock(() => new Date(Date.now() + minutes * 60000))
  const claim = () => claimTasks(strapi, { kind, leaseMs: 60000, limit: 5 })
  await addTestTask(kind, 'one')
  const [first] = await claim()
  const others = []
  for (const minutes of [10, -10]) {
    off(minutes)
    others.push(...(await claim()))
    if (!(await renewLease(strapi, first, 60000))) others.push('not renewed')
  }
  const name = kind + 'Job'
  // Every twelve hours, five minutes from now.
  const soon = new Date(Date.now() + 300000)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Budapest' })
  let runs = 0
  const job = testKind(async () => { runs += 1 }, { schedule: { times: [time.format(soon)] } })
  const counts = []
  setClock()
  await ensureJobs(strapi, { [name]: job })
  for (const minutes of [0, 10, 0, -10, 10]) {
    off(minutes)
    await ensureJobs(strapi, { [name]: job })
    await createRunner(strapi, { [name]: job }).drain()
    counts.push(runs)
  }
  tell({ others, runs: counts })
}
`

const failing = `${testTasksCode}
async function run(kind) {
  const fail = async () => { throw new Error('no <agnes@people.example>') }
  const deadKeys = []
  const onDead = async (_, { key }) => void deadKeys.push(key)
  const kinds = {
    [kind]: testKind(fail, { onDead }),
    [kind + 'Daily']: testKind(fail, { pausesMs: [], reports: 'daily' }),
    [kind + 'Killed']: testKind(async () => tell('begun'), { pausesMs: [1] }),
  }
  await addTestTask(kind, 'first')
  await addTestTask(kind, 'last', { attempts: 1 })
  await addTestTask(kind + 'Daily', 'a')
  await addTestTask(kind + 'Daily', 'b')
  await addTestTask(kind + 'Killed', 'x', { state: 'running', attempts: 2, leaseUntil: new Date(0) })
  await createRunner(strapi, kinds).drain()
  const first = await taskAt(kind, 'first')
  const last = await taskAt(kind, 'last')
  tell({
    first: [first.state, first.attempts, first.lastError],
    pause: Math.round((new Date(first.dueAt) - Date.now()) / 10000) * 10,
    last: [last.state, last.attempts, last.lastError],
    killed: (await taskAt(kind + 'Killed', 'x')).state,
    deadKeys,
    incidents: (await incidentsAbout(kind)).map(([reference, { attempts }]) => [reference, attempts]),
  })
}
`

// How a runner starts, pauses and stops.
const beginning = `${testTasksCode}
async function run(kind) {
  let open
  const gate = new Promise((resolve) => { open = resolve })
  let now = 0
  let most = 0
  const busy = async () => {
    now += 1
    most = Math.max(most, now)
    await gate
    now -= 1
  }
  let isRunning
  const begun = new Promise((resolve) => { isRunning = resolve })
  const kinds = {
    [kind]: testKind(async () => { isRunning(); await busy() }, { atOnce: 2 }),
    [kind + 'Away']: testKind(
      async () => { throw new Error('away') },
      { atOnce: 1, isAway: ({ message }) => message === 'away' },
    ),
    [kind + 'Without']: testKind(async () => tell('without'), { canRun: false }),
  }
  for (const about of [1, 2, 3, 4, 5]) await addTestTask(kind, about)
  for (const about of [1, 2, 3]) await addTestTask(kind + 'Away', about)
  await addTestTask(kind + 'Without', 1)
  const statesOf = async (name) =>
    (await tasks().findMany({ where: { kind: name }, orderBy: { id: 'asc' } }))
      .map(({ state, attempts }) => state + attempts)
  const runner = createRunner(strapi, { [kind]: kinds[kind] })
  runner.wake()
  await begun
  const stopped = runner.stop()
  open()
  await stopped
  const afterStop = await statesOf(kind)
  await createRunner(strapi, kinds).drain()
  tell({
    afterStop,
    most,
    end: await statesOf(kind),
    away: await statesOf(kind + 'Away'),
    without: await statesOf(kind + 'Without'),
  })
}
`

// Adds the same task before, during and after its run; a real kind, due too late for the running cms.
const again = `${testTasksCode}
const { addTask } = require('./dist/src/platform/tasks/add-task')
async function run(about) {
  const later = (day) => new Date(Date.UTC(2100, 0, day))
  const ask = (day, kind = 'endPages') => addTask(strapi, { kind, about, payload: { day }, dueAt: later(day) })
  const known = async (kind = 'endPages') => {
    const { state, attempts, dueAt, payload } = await taskAt(kind, about)
    return [state, attempts, new Date(dueAt).getUTCDate(), JSON.parse(payload).day]
  }
  const set = (data) => tasks().updateMany({ where: { key: 'endPages:' + about }, data })
  const story = []
  await ask(5)
  await ask(3)
  await ask(9)
  story.push(['soonest', ...(await known())])
  await set({ attempts: 1 })
  await ask(2)
  story.push(['after a failure', ...(await known())])
  await set({ state: 'done' })
  await ask(7)
  story.push(['after the end', ...(await known())])
  await set({ state: 'running', leaseUntil: later(20), fence: 5 })
  const { id, asked } = await taskAt('endPages', about)
  const task = { id, kind: 'endPages', key: 'endPages:' + about, attempts: 1, asked, fence: 5 }
  const asking = testKind(async () => void (await ask(8)))
  await workOn(strapi, asking, task)
  const [state, attempts] = await known()
  story.push(['asked meanwhile', state, attempts])
  await set({ dueAt: later(1) })
  await ask(5, 'handleEvent')
  await ask(3, 'handleEvent')
  story.push(['once', ...(await known('handleEvent'))])
  const failed = strapi.db.transaction(async () => {
    await ask(5, 'mailReset')
    throw new Error('rolled back')
  })
  await failed.catch(() => undefined)
  story.push(['with its cause', (await taskAt('mailReset', about)) === null])
  tell(story)
}
`

describe.each(everyCms())('tasks on %s', (_name, cms) => {
  const newKind = () => `test${newEmail().replace(/\W/g, '')}`

  test('two processes at once run each of forty tasks once', async () => {
    const kind = newKind()
    await runInStrapi(cms, adding, kind)
    const barrier = await barrierFor(2)
    const both = await Promise.all([1, 2].map(() => runInStrapi(cms, racing, kind, barrier.url)))
    barrier.end()
    const done = both.flat(2).map(String)
    expect(done).toHaveLength(40)
    expect(new Set(done).size).toBe(40)
  })

  test('the result of a worker without a lease is discarded', async () => {
    const [result] = await runInStrapi(cms, late, newKind())
    expect(result).toEqual({
      early: null,
      isRenewed: [false, true],
      ended: ['failed', 'lost', 'running', 'done', 'lost'],
      written: ['second'],
      state: 'done',
      attempts: 2,
      fence: 2,
    })
  })

  test('a process with a clock ten minutes off takes over no work, and repeats no job', async () => {
    const [result] = await runInStrapi(cms, skewed, newKind())
    expect(result).toEqual({ others: [], runs: [0, 1, 1, 1, 1] })
  })

  test('a failed task is retried; after the last attempt it is dead, with an incident', async () => {
    const kind = newKind()
    const [result] = await runInStrapi(cms, failing, kind)
    expect(result).toEqual({
      first: ['waiting', 1, 'no <…>'],
      pause: 60,
      last: ['dead', 2, 'no <…>'],
      killed: 'dead',
      deadKeys: [`${kind}:last`],
      incidents: [
        [`${kind}:last`, 2],
        [expect.stringMatching(`^${kind}Daily:\\d{4}-\\d\\d-\\d\\d$`), 1],
        [`${kind}Killed:x`, 3],
      ],
    })
  })

  test('some run at once, none after a stop, and none while a dependency is unavailable', async () => {
    const [result] = await runInStrapi(cms, beginning, newKind())
    expect(result).toEqual({
      afterStop: ['done1', 'done1', 'waiting0', 'waiting0', 'waiting0'],
      most: 2,
      end: ['done1', 'done1', 'done1', 'done1', 'done1'],
      away: ['waiting0', 'waiting0', 'waiting0'],
      without: ['waiting0'],
    })
  })

  test('a task added again is run again, sooner, but not before its pause is over', async () => {
    const [result] = await runInStrapi(cms, again, newEmail())
    expect(result).toEqual([
      ['soonest', 'waiting', 0, 3, 9],
      ['after a failure', 'waiting', 1, 3, 2],
      ['after the end', 'waiting', 0, 7, 7],
      ['asked meanwhile', 'waiting', 0],
      ['once', 'waiting', 0, 5, 5],
      ['with its cause', true],
    ])
  })
})
