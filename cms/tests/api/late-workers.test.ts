import { describe, expect, test } from '@jest/globals'
import { barrierFor } from '../support/barrier'
import { runInStrapi } from '../support/in-strapi'
import { newEmail } from '../support/people'
import { everyCms } from '../support/running'
import { testTasksCode } from '../support/tasks'

// A worker that is paused (at the first barrier) until another has taken over its job and runs it (at the second),
// and finishes while the other still runs. Only then (at the third) the other may finish.
const working = `${testTasksCode}
async function run(kind, worker, ...barriers) {
  const [begun, takenOver, ended] = barriers.map((url) => () => fetch(url))
  const key = 'job:' + kind
  const work = {
    late: async () => { await begun(); await takenOver() },
    second: async () => { await takenOver(); await ended() },
  }
  let runs = 0
  const written = []
  const job = testKind(
    async () => {
      runs += 1
      await work[worker]()
      return async () => void written.push(worker)
    },
    { schedule: { everyMs: 3600000 }, atOnce: 1 },
  )
  const runner = createRunner(strapi, { [kind]: job })
  if (worker === 'second') {
    await begun()
    await tasks().updateMany({ where: { key }, data: { leaseUntil: new Date(0) } })
  }
  await runner.drain()
  const then = await tasks().findOne({ where: { key } })
  if (worker === 'late') {
    // The other owns the job now, also on a second look.
    await runner.drain()
    await ended()
  }
  tell({ worker, runs, written, state: then.state, fence: then.fence, isDone: then.cursor !== null })
}
`

const adding = `${testTasksCode}
const run = (kind) => addTestTask(kind, 1, { key: 'job:' + kind })
`

describe.each(everyCms())('a worker with an expired lease on %s', (_name, cms) => {
  test('leaves the job to the process that has taken it over: it stays claimed, and is done once', async () => {
    const kind = `test${newEmail().replace(/\W/g, '')}`
    await runInStrapi(cms, adding, kind)
    const barriers = await Promise.all([1, 2, 3].map(() => barrierFor(2)))
    const urls = barriers.map(({ url }) => url)
    const both = ['late', 'second'].map((worker) =>
      runInStrapi(cms, working, kind, worker, ...urls),
    )
    const reported = (await Promise.all(both)).flat()
    for (const barrier of barriers) barrier.end()
    expect(reported).toEqual([
      // While the other runs it: state running, its fence, and no time of completion.
      { worker: 'late', runs: 1, written: [], state: 'running', fence: 2, isDone: false },
      { worker: 'second', runs: 1, written: ['second'], state: 'waiting', fence: 2, isDone: true },
    ])
  })
})
