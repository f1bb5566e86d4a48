import { freemem } from 'node:os'
import { buildCms, buildWeb, compilePackages } from './build.mjs'
import { install } from './install.mjs'
import { lock } from './lock.mjs'
import { compileStandIns } from './stand-ins.mjs'
import { step, unchanged } from './steps.mjs'

/** Steps that this command has done already. @type {Set<string>} */
const done = new Set()

/** @param {string} name @param {() => Promise<boolean>} make */
async function once(name, make) {
  if (done.has(name)) return
  await step(name, async () => ((await make()) ? undefined : unchanged))
  done.add(name)
}

/**
 * Runs all functions concurrently. Waits for all to end, then throws the first error.
 *
 * @param {readonly (() => Promise<boolean>)[]} works
 * @returns {Promise<boolean>} whether one of them had something to do
 */
async function runAll(works) {
  const ends = await Promise.allSettled(works.map((work) => work()))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return ends.some((end) => end.status === 'fulfilled' && end.value)
}

/** Concurrent: one downloads while another compiles its addon. @param {import('./install.mjs').Project[]} projects */
const installAll = (...projects) => runAll(projects.map((project) => () => install(project)))

/** Memory that two concurrent builds need. */
const bytesOfTwoBuilds = 6e9

/** @param {Record<string, string>} env @param {readonly ('cms' | 'web')[]} names */
async function build(env, names) {
  const builders = { cms: buildCms, web: buildWeb }
  const works = names.map((name) => () => builders[name](env))
  if (freemem() > bytesOfTwoBuilds) return runAll(works)
  let isMade = false
  for (const work of works) isMade = (await work()) || isMade
  return isMade
}

/** Two commands that install or build in one folder at the same time would break each other's files. */
const lockBuild = () =>
  lock('prepare', { wait: () => console.log('Another command is building here: waiting for it.') })

/**
 * Installs and compiles what is missing or out of date, and prints a line for each step.
 *
 * @param {Record<string, string>} env
 * @param {{ tools?: boolean, builds?: readonly ('cms' | 'web')[] }} [options] developer tools are for
 *   tests and checks
 */
export async function prepare(env, { tools = false, builds = ['cms', 'web'] } = {}) {
  const release = await lockBuild()
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
