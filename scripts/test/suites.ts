import { cms, web } from '../lib/paths.mjs'
import { hasPostgres } from '../lib/postgres.ts'
import { seededFor } from '../lib/seeded/seeded-for.ts'
import type { Choice } from './choice.ts'
import { getNode24, noNode24 } from './node24.ts'
import type { Counts } from './reports.ts'
import { sumOf } from './reports.ts'
import { runJest, runScriptTests } from './runners.ts'
import { apiTests, sourceOf } from './test-files.ts'
import { inTurns, turnOfRevision } from './turns.ts'

type Env = Record<string, string>
type Suite = {
  name: string
  cwd: string
  options?: string[]
  in: string
  node?: string
  env?: Env
}

/** Runs the suites that have chosen files, concurrently. */
async function runSuites(suites: Suite[], env: Env, choice?: Choice) {
  const runs = suites.map(({ in: folder, env: more, ...suite }) => {
    const files = choice?.files.filter((file) => file.startsWith(folder)) ?? []
    if (choice && files.length === 0) return []
    return [runJest({ ...suite, env: { ...env, ...more }, choice: choice && { ...choice, files } })]
  })
  return sumOf(await Promise.all(runs.flat()))
}

/** @param names of projects in Jest's settings of the cms */
const projects = (...names: string[]) => ['--selectProjects', ...names]

/** A failed test may leave a process or a connection open; without the option Jest would wait for it forever. */
const apiOptions = (...names: string[]) => ['--forceExit', ...projects(...names)]

/** Unit tests: engine, contract, the pure parts of web and cms. */
export const runUnitTests = (env: Env, choice?: Choice) =>
  runSuites(
    [
      { name: 'unit-web', in: 'web/', cwd: web },
      // Twice as long as the web's: with two workers, no core is idle at the end.
      {
        name: 'unit-cms',
        in: 'cms/tests/unit/',
        cwd: cms,
        options: ['--maxWorkers=2', ...projects('unit')],
      },
    ],
    env,
    choice,
  )

/** The test that a whole run has on the Node of the images before the API tests run there. */
const start: Choice = { files: ['cms/tests/program/start.test.ts'], titles: [], isEverywhere: true }

/** On the Node of the images: the start of the cms; with a choice or --all also scripts, unit tests and other programs. */
export async function runOnNode24(env: Env, choice?: Choice): Promise<Counts> {
  const reason = noNode24()
  if (reason) {
    console.log(`Skipped: ${reason}.`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  // Prepares the other database of the whole suite as well: each takes one core.
  const ahead = choice ? [] : (['SQLite'] as const)
  const isPostgres = await hasPostgres()
  const [{ node, cms: copy }, seeded] = await Promise.all([
    getNode24(),
    seededFor(...(isPostgres ? (['PostgreSQL'] as const) : []), ...ahead),
  ])
  const options = choice ? projects('unit', 'program') : projects('program')
  const scripts = choice?.files.filter((file) => file.startsWith('scripts/')) ?? []
  const ofScripts =
    choice && scripts.length > 0 && (await runScriptTests(env, { ...choice, files: scripts }, node))
  const ofFunctions = await runSuites(
    [
      ...(choice ? [{ name: 'node24-web', in: 'web/', cwd: web, node }] : []),
      { name: 'node24-cms', in: 'cms/', cwd: copy, options, node, env: seeded },
    ],
    env,
    choice ?? start,
  )
  return sumOf(ofScripts ? [ofScripts, ofFunctions] : [ofFunctions])
}

/**
 * The second run of the API tests: on PostgreSQL if it is running; with --all on Node 24 if npm offers one for this
 * machine, so that one run covers both. Undefined when it would repeat the first.
 */
async function secondApiRun(isPostgres: boolean, isEverywhere: boolean) {
  const newer = !isEverywhere || noNode24() ? undefined : await getNode24()
  if (!isPostgres && !newer) return undefined
  const database = isPostgres ? 'PostgreSQL' : 'SQLite'
  const version = newer ? '24' : process.versions.node
  console.log(
    `Over HTTP on SQLite and Node ${process.versions.node}, and on ${database} and Node ${version}`,
  )
  const suite: Suite = {
    name: 'api-second',
    in: 'cms/tests/api/',
    cwd: newer?.cms ?? cms,
    node: newer?.node,
    options: apiOptions('api'),
    env: { TEST_DATABASE: database },
  }
  return suite
}

/**
 * Tests of the cms over HTTP. Each run has its own cms, mailbox and sandbox, so that runs do not affect each other. A
 * choice runs on SQLite alone, unless it is to run everywhere.
 */
export async function runApiTests(env: Env, choice?: Choice) {
  const first = {
    name: 'api-first',
    in: 'cms/tests/',
    cwd: cms,
    options: apiOptions('api', 'program'),
    env: { TEST_DATABASE: 'SQLite' },
  }
  if (choice && !choice.isEverywhere) {
    console.log('On SQLite; --all: on PostgreSQL and on Node 24 as well.')
    return runSuites([first], { ...env, ...(await seededFor('SQLite')) }, choice)
  }
  const isPostgres = await hasPostgres()
  const second = await secondApiRun(isPostgres, choice !== undefined)
  const seeded = await (isPostgres ? seededFor('SQLite', 'PostgreSQL') : seededFor('SQLite'))
  const all = { ...env, ...seeded }
  if (choice || !second) return runSuites(second ? [first, second] : [first], all, choice)
  return runByTurns([first, second], all)
}

/**
 * A whole run: each file on one database, and on the other one at the next revision. The programs, which start services of
 * their own, run beside them. With --all: all files on both, and each step at which a process can be killed.
 */
async function runByTurns([first, second]: [Suite, Suite], ownEnv: Env) {
  const env = { ...ownEnv, TEST_STEPS: 'one' }
  const isProgram = (file: string) => file.includes('/program/')
  const shared = apiTests().filter((file) => !isProgram(file))
  const run = (suite: Suite, files: string[]) =>
    runSuites([suite], env, { files, titles: [], isEverywhere: true })
  const turn = turnOfRevision()
  const programs: Suite = { ...first, name: 'program', options: apiOptions('program') }
  return sumOf(
    await Promise.all([
      run(first, inTurns(shared, turn, sourceOf)),
      run(second, inTurns(shared, turn === 0 ? 1 : 0, sourceOf)),
      run(programs, apiTests().filter(isProgram)),
    ]),
  )
}
