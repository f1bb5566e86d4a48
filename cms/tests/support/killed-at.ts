import { runInStrapi } from './in-strapi'
import type { RunningCms } from './running'

/**
 * A step at which a process is killed: the first statement that matches, `before` or `after` it is executed, or once its
 * transaction is `committed`.
 */
export type Step = { sql: RegExp; moment: 'before' | 'after' | 'committed' }

/**
 * The steps to try: each starts a Strapi of its own. `npm test` tries the one in the middle; with --all, or with words that
 * choose the file, all of them.
 */
export const triedSteps = <T>(steps: readonly T[]): T[] =>
  steps.filter((_, place) => process.env.TEST_STEPS !== 'one' || place === steps.length >> 1)

/** Code that kills its process with SIGKILL at a step. */
const killAtCode = ({ sql, moment }: Step) => `
const die = () => process.kill(process.pid, 'SIGKILL')
const { prototype } = strapi.db.connection.client.constructor
const { query } = prototype
let watched
prototype.query = async function (connection, statement) {
  const text = statement.sql ?? statement
  const isIt = ${String(sql)}.test(text)
  if (isIt && '${moment}' === 'before') die()
  const result = await query.call(this, connection, statement)
  if (isIt && '${moment}' === 'after') die()
  if (isIt) watched ??= connection
  if (watched === connection && '${moment}' === 'committed' && /^COMMIT/.test(text)) die()
  return result
}
`

/** Runs code on the database of a cms in a process that is killed at a step. Throws if it was not. */
export async function killAt(cms: RunningCms, step: Step, code: string, ...options: string[]) {
  const outcome = await runInStrapi(cms, killAtCode(step) + code, ...options).catch(String)
  if (!String(outcome).includes('Strapi ended'))
    throw new Error(`${step.sql} (${step.moment}) was not reached: ${String(outcome)}`)
}

/**
 * Code for `runInStrapi`: runs one task under a kind of the test, so that no running cms claims it.
 */
export const runTaskCode = `
const { askedKinds } = require('./dist/src/platform/jobs/runs')
const { createRunner } = require('./dist/src/platform/tasks/runner')
async function run(kind, testKind) {
  await createRunner(strapi, { [testKind]: askedKinds[kind] }).drain()
}
`
