import path from 'node:path'
import { runSql } from '../databases.ts'
import { cms, logs } from '../paths.mjs'
import { generate } from '../secrets.mjs'
import { seed } from '../seed.mjs'

const dayMs = 86_400_000

/** What the seeder writes hangs on the day: a banner stays until the season turns. */
export const today = () => new Date().toISOString().slice(0, 10)

// Older than any test: a test's clock may be half a day behind this machine's (cms/tests/support/clock.ts).
const clockAheadMs = () => Date.parse(today()) - dayMs - Date.now()

const clock = path.join(cms, 'tests/support/moved-clock.cjs')

/** No accounts: they have passwords, and plans that hold from the day of their copy on. */
const withoutAccounts = Object.fromEntries(
  Object.entries(generate()).map(([name, value]) =>
    /_(EMAIL|PASSWORD)$/.test(name) ? [name, ''] : [name, value],
  ),
)

/**
 * Seeds the content into an unused database, and a folder for its uploads.
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
  // Jobs are made anew by the first start of a copy; those of yesterday would all be due.
  await runSql(database, 'DELETE FROM tasks')
}
