import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test'

/** Patterns that must not occur in these files, and the alternatives; `allowedIn` lists the exceptions. */
const rules: { never: RegExp; instead: string; allowedIn?: readonly string[] }[] = [
  {
    never: /networkidle/,
    instead: 'Wait for visible content, or until the page is hydrated (hydrated.ts).',
  },
  { never: /waitForTimeout/, instead: 'Wait for visible content: expect waits by itself.' },
  {
    never: /better-sqlite3|\b(UPDATE|INSERT INTO|DELETE FROM) /,
    instead: 'Create it over HTTP, as users do (people.ts, stripe.ts).',
    allowedIn: ['by-sql.ts'],
  },
  {
    never: /is_paid_user|paid_user_expire|subscription_id|entitlements/,
    instead: 'Premium is bought: newSubscriber (stripe.ts).',
  },
  {
    never:
      /new Date\((Date\.now\(\)[^)]*)?\)\.(toISOString\(\)\.slice|get(UTC)?(FullYear|Month|Date))/,
    instead: 'Use the day in Budapest: near midnight, that of the machine or of UTC differs.',
  },
]

const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.ts') && name !== path.basename(__filename))
  .map((name) => ({ name, text: readFileSync(path.join(__dirname, name), 'utf8') }))

for (const { never, instead, allowedIn = [] } of rules) {
  test(`no test contains ${never}`, () => {
    const broken = files.filter(({ name, text }) => !allowedIn.includes(name) && never.test(text))
    expect(
      broken.map(({ name }) => name),
      instead,
    ).toEqual([])
  })
}
