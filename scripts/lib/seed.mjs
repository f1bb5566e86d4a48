import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { cmsCode } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cms, logs, state } from './paths.mjs'
import { run } from './run.mjs'
import { makeIfChanged } from './stamps.mjs'

// Settings that name the people of the demo's panel.
const accounts = ['PANEL_ADMIN', 'EDITOR', 'AUTHOR']
  .flatMap((who) => [`${who}_EMAIL`, `${who}_PASSWORD`])
  .concat('DEMO_PASSWORD', 'DEMO_BUYS')

/** The id of the database that was seeded last. */
const idName = 'database-id'
const idFile = path.join(state, idName)

/** Whether there is a database that was filled here. @param {Record<string, string>} env */
export const isSeeded = ({ DATABASE_URL = '', DATABASE_FILE = '' }) =>
  existsSync(idFile) && (DATABASE_URL !== '' || existsSync(DATABASE_FILE))

/**
 * Loads the content of cms/seed into the database; what is there already stays.
 *
 * @param {Record<string, string>} env
 * @param {string} [logFile]
 * @param {string[]} [more] further arguments
 */
export const seed = (env, logFile = path.join(logs, 'seed.log'), more = []) =>
  run('Seeding', {
    args: [path.join(cms, 'dist/seed/run.js'), ...more],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
    logFile,
  })

/**
 * @param {Record<string, string>} env
 * @param {{ always?: boolean }} how
 */
export function seedIfChanged(env, { always = false }) {
  const { DATABASE_URL = '', DATABASE_FILE = '' } = env
  const database = DATABASE_URL || DATABASE_FILE
  return makeIfChanged({
    name: 'seed',
    inputs: () =>
      fingerprint(
        [path.join(cms, 'seed/content')],
        [cmsCode(), database, ...accounts.map((name) => env[name] ?? '')],
      ),
    outcome: DATABASE_URL ? [] : [DATABASE_FILE, idFile],
    // Whether a PostgreSQL still is the one of last time cannot be seen from here.
    always: always || DATABASE_URL !== '',
    make: () => seed(env, undefined, [`--id-file=${idFile}`]),
  })
}

/**
 * What the local Stripe remembers of the database of this start, and of no other: payments of a database that is gone
 * would be money that no order knows of. Takes over the one file of before, when all databases shared it.
 *
 * @param {string} [folder]
 */
export function sandboxFile(folder = state) {
  const id = readFileSync(path.join(folder, idName), 'utf8').trim()
  const file = path.join(folder, `stripe-sandbox-${id}.json`)
  const shared = path.join(folder, 'stripe-sandbox.json')
  if (existsSync(shared) && !existsSync(file)) renameSync(shared, file)
  return file
}
