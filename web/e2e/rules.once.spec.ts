import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test'

/** What no file here says, and what to do instead; in the files that are named it is at home. */
const rules: { never: RegExp; instead: string; atHome?: readonly string[] }[] = [
  {
    never: /networkidle/,
    instead: 'Wait for what one sees, or until the page is awake (awake.ts).',
  },
  { never: /waitForTimeout/, instead: 'Wait for what one sees: expect waits by itself.' },
  {
    never: /better-sqlite3|\b(UPDATE|INSERT INTO|DELETE FROM) /,
    instead: 'Make it as everybody makes it, over HTTP (people.ts, stripe.ts).',
    atHome: ['by-sql.ts'],
  },
  {
    never: /is_paid_user|paid_user_expire|subscription_id|entitlements/,
    instead: 'Premium is bought: newSubscriber (stripe.ts).',
  },
  {
    never:
      /new Date\((Date\.now\(\)[^)]*)?\)\.(toISOString\(\)\.slice|get(UTC)?(FullYear|Month|Date))/,
    instead: 'A day is one of Budapest: that of the machine, or of UTC, is another near midnight.',
  },
]

const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.ts') && name !== path.basename(__filename))
  .map((name) => ({ name, text: readFileSync(path.join(__dirname, name), 'utf8') }))

for (const { never, instead, atHome = [] } of rules) {
  test(`no test says ${never}`, () => {
    const broken = files.filter(({ name, text }) => !atHome.includes(name) && never.test(text))
    expect(
      broken.map(({ name }) => name),
      instead,
    ).toEqual([])
  })
}
