import path from 'node:path'
import { cmsCode } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cms, logs } from './paths.mjs'
import { run } from './run.mjs'
import { makeIfChanged } from './stamps.mjs'

// Settings that name the people of the demo's panel.
const accounts = ['PANEL_ADMIN', 'EDITOR', 'AUTHOR']
  .flatMap((who) => [`${who}_EMAIL`, `${who}_PASSWORD`])
  .concat('DEMO_PASSWORD', 'DEMO_BUYS')

/**
 * Loads the content of cms/seed into the database; what is there already stays.
 *
 * @param {Record<string, string>} env
 * @param {string} [logFile]
 */
export const seed = (env, logFile = path.join(logs, 'seed.log')) =>
  run('Seeding', {
    args: [path.join(cms, 'dist/seed/run.js')],
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
    outcome: DATABASE_URL ? [] : [DATABASE_FILE],
    // Whether a PostgreSQL still is the one of last time cannot be seen from here.
    always: always || DATABASE_URL !== '',
    make: () => seed(env),
  })
}
