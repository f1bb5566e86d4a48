/**
 * Code for `runInStrapi`: adds tasks of kinds that only the test defines, so that no running cms claims them, and
 * defines such a kind.
 */
export const testTasksCode = `
const { createRunner } = require('./dist/src/platform/tasks/runner')
const { claimTasks } = require('./dist/src/platform/tasks/claim-tasks')
const { workOn } = require('./dist/src/platform/tasks/work-on')
const tasks = () => strapi.db.query('api::task.task')
const addTestTask = (kind, about, more = {}) =>
  tasks().create({
    data: {
      kind,
      key: kind + ':' + about,
      payload: '{}',
      state: 'waiting',
      dueAt: new Date(Date.now() - 1000),
      asked: 1,
      attempts: 0,
      fence: 0,
      ...more,
    },
  })
const taskAt = (kind, about) => tasks().findOne({ where: { key: kind + ':' + about } })
const testKind = (run, more = {}) => ({
  pausesMs: [60000],
  leaseMs: 60000,
  atOnce: 5,
  reports: 'each',
  run,
  ...more,
})
const incidentsAbout = async (kind) =>
  (
    await strapi.db.query('api::incident.incident').findMany({
      where: { key: { $startsWith: 'taskFailed:' + kind } },
      orderBy: { key: 'asc' },
    })
  ).map(({ reference, details }) => [reference, details])
`
