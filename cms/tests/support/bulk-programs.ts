/** Code for `runInStrapi`: two processes work on one run at once, three people at a time. */
export const doRunCode = `
const { doRun } = require('./dist/src/back-office/bulk/do-run')
async function run(url, id) {
  await fetch(url)
  await doRun(strapi, Number(id), 3)
}
`

/** Code for a process that dies at the second person of the fourth group of three. */
export const dyingRunCode = `
const { doRun } = require('./dist/src/back-office/bulk/do-run')
async function run(id) {
  let steps = 0
  strapi.db.connection.on('query', ({ sql }) => {
    if (/^update .bulk_steps./.test(sql) && (steps += 1) === 11) process.kill(process.pid, 'SIGKILL')
  })
  await doRun(strapi, Number(id), 3)
}
`

/** Code that stops there without the end of its process: the run is not finished, as after a crash. */
export const interruptedRunCode = `
const { doRun } = require('./dist/src/back-office/bulk/do-run')
async function run(id) {
  let steps = 0
  const interrupt = ({ sql }) => {
    if (/^update .bulk_steps./.test(sql) && (steps += 1) === 11) throw new Error('interrupted')
  }
  strapi.db.connection.on('query', interrupt)
  await doRun(strapi, Number(id), 3).catch(() => undefined)
  strapi.db.connection.off('query', interrupt)
}
`

/** Code that completes the rest of a run. */
export const resumeRunCode = `
const { doRun } = require('./dist/src/back-office/bulk/do-run')
const run = (id) => doRun(strapi, Number(id), 3)
`

/** Code for `runInStrapi`: counts the turns of the event loop in which a run of three at a time writes the results. */
export const countTurnsCode = `
const { doRun } = require('./dist/src/back-office/bulk/do-run')
async function run(id) {
  let turn = 0
  let next
  const count = () => {
    turn += 1
    next = setImmediate(count)
  }
  count()
  const turns = new Set()
  const note = ({ sql }) => /^update .bulk_steps./.test(sql) && turns.add(turn)
  strapi.db.connection.on('query', note)
  await doRun(strapi, Number(id), 3)
  strapi.db.connection.off('query', note)
  clearImmediate(next)
  tell(turns.size)
}
`

/** Code for `runInStrapi`: ends a run after the last attempt of its task failed. */
export const markDeadCode = `
const { askedKinds } = require('./dist/src/platform/jobs/runs')
const run = (id) => askedKinds.runBulk.onDead(strapi, { payload: { run: Number(id) } })
`
