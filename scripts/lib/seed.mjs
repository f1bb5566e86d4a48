import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { cmsCode } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cms, logs, state } from './paths.mjs'
import { run } from './run.mjs'
import { makeIfChanged } from './stamps.mjs'

// Settings with the accounts of the demo's panel.
const accounts = ['PANEL_ADMIN', 'EDITOR', 'AUTHOR']
  .flatMap((who) => [`${who}_EMAIL`, `${who}_PASSWORD`])
  .concat('DEMO_PASSWORD', 'DEMO_BUYS')

/** File with the id of the database that was seeded last. */
const idName = 'database-id'
const idFile = path.join(state, idName)

/** Whether a database exists that was seeded from this folder. @param {Record<string, string>} env */
export const isSeeded = ({ DATABASE_URL = '', DATABASE_FILE = '' }) =>
  existsSync(idFile) && (DATABASE_URL !== '' || existsSync(DATABASE_FILE))

/**
 * Loads the content of cms/seed into the database. Existing rows are not changed.
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
    // With PostgreSQL it is unknown here whether the database is still that of last time.
    always: always || DATABASE_URL !== '',
    make: () => seed(env, undefined, [`--id-file=${idFile}`]),
  })
}

/**
 * The file of the local Stripe for this database. Each database has its own: payments of a deleted database would be
 * money without an order. Migrates the older file that all databases shared.
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
