import path from 'node:path'
import { runSql } from '../databases.ts'
import { cms, logs } from '../paths.mjs'
import { generate } from '../secrets.mjs'
import { seed } from '../seed.mjs'

const dayMs = 86_400_000

/** An input of the fingerprint: the seeder writes dates relative to today, such as the season of a banner. */
export const today = () => new Date().toISOString().slice(0, 10)

// Older than any test: a test's clock may be half a day behind this machine's (cms/tests/support/clock.ts).
const clockAheadMs = () => Date.parse(today()) - dayMs - Date.now()

const clock = path.join(cms, 'tests/support/moved-clock.cjs')

/** Settings without accounts: those have passwords, and plans that start on the day of the copy. */
const withoutAccounts = Object.fromEntries(
  Object.entries(generate()).map(([name, value]) =>
    /_(EMAIL|PASSWORD)$/.test(name) ? [name, ''] : [name, value],
  ),
)

/**
 * Seeds the content into an empty database, and a folder for its uploads.
 *
 * @param database its settings
 */
export async function seedContent(
  database: Record<string, string>,
  { folder, language }: { folder: string; language: string },
) {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    ...withoutAccounts,
    ...database,
    LANGUAGE: language,
    STRAPI_TELEMETRY_DISABLED: 'true',
    PUBLIC_FOLDER: path.join(folder, 'public'),
    CLOCK_AHEAD_MS: String(clockAheadMs()),
    NODE_OPTIONS: `--require ${JSON.stringify(clock)}`,
  }
  await seed(env, path.join(logs, `seeded-${path.basename(folder)}.log`))
  // The first start of a copy creates the jobs again; yesterday's would all be due.
  await runSql(database, 'DELETE FROM tasks')
}
