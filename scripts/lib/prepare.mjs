import { freemem } from 'node:os'
import { buildCms, buildWeb, compilePackages } from './build.mjs'
import { install } from './install.mjs'
import { lock } from './lock.mjs'
import { compileStandIns } from './stand-ins.mjs'
import { step, unchanged } from './steps.mjs'

/** What this command has looked at already, and need not look at again. @type {Set<string>} */
const done = new Set()

/** @param {string} name @param {() => Promise<boolean>} make */
async function once(name, make) {
  if (done.has(name)) return
  await step(name, async () => ((await make()) ? undefined : unchanged))
  done.add(name)
}

/**
 * Runs all at once. Ends when all have ended, with the first error.
 *
 * @param {readonly (() => Promise<boolean>)[]} works
 * @returns {Promise<boolean>} whether one of them had something to do
 */
async function together(works) {
  const ends = await Promise.allSettled(works.map((work) => work()))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return ends.some((end) => end.status === 'fulfilled' && end.value)
}

/** One downloads while another compiles its addon. @param {import('./install.mjs').Project[]} projects */
const installAll = (...projects) => together(projects.map((project) => () => install(project)))

/** Two builds beside each other take about this much. */
const bytesOfTwoBuilds = 6e9

/** @param {Record<string, string>} env @param {readonly ('cms' | 'web')[]} names */
async function build(env, names) {
  const builders = { cms: buildCms, web: buildWeb }
  const works = names.map((name) => () => builders[name](env))
  if (freemem() > bytesOfTwoBuilds) return together(works)
  let isMade = false
  for (const work of works) isMade = (await work()) || isMade
  return isMade
}

/** Two commands that install or build in one folder at a time would trip over each other. */
const takeTurns = () =>
  lock('prepare', { wait: () => console.log('Another command is building here: waiting for it.') })

/**
 * Installs and compiles what is needed and not there yet, with a line for each step.
 *
 * @param {Record<string, string>} env
 * @param {{ tools?: boolean, builds?: readonly ('cms' | 'web')[] }} [what] developer tools are for
 *   tests and checks
 */
export async function prepare(env, { tools = false, builds = ['cms', 'web'] } = {}) {
  const release = await takeTurns()
  try {
    if (tools) await once('Install tools, web and cms', () => installAll('.', 'web', 'cms'))
    else await once('Install web and cms', () => installAll('web', 'cms'))
    await once('Compile shared packages', () => compilePackages(env))
    await once('Compile mailbox and sandbox', compileStandIns)
    if (builds.length > 0) await once(`Build ${builds.join(' and ')}`, () => build(env, builds))
  } finally {
    release()
  }
}
