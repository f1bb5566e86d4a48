import { createRequire } from 'node:module'
import path from 'node:path'

type Sqlite = new (
  file: string,
  options: { timeout: number },
) => { prepare(sql: string): { run(...values: unknown[]): unknown }; close(): void }

// The one file that writes past the product (`rules.once.spec.ts`): what no call makes, and only time brings.
function runSql(statement: string, ...values: unknown[]) {
  const fromCms = createRequire(path.join(__dirname, '../../cms/package.json'))
  const Database: Sqlite = fromCms('better-sqlite3')
  const file = new Database(process.env.DATABASE_FILE ?? '', { timeout: 10_000 })
  file.prepare(statement).run(...values)
  file.close()
}

/** An account of before the registration asked for a birth date. */
export const clearBirthDate = (email: string) =>
  runSql('UPDATE up_users SET birth_date = NULL WHERE email = ?', email)

/** Moves the last typed password so many minutes back: after 15 it is asked for again. */
export const ageTypedPassword = (email: string, minutes: number) =>
  runSql(
    'UPDATE user_sessions SET password_typed_at = ? WHERE user_id = (SELECT id FROM up_users WHERE email = ?)',
    Date.now() - minutes * 60_000,
    email,
  )

/** A gift to this address, and its letter, wait for no morning: whatever the hour of the tests. */
export function letItBeMorningFor(email: string) {
  const now = Date.now()
  runSql('UPDATE gifts SET deliver_at = ? WHERE recipient_email = ?', now, email)
  runSql(
    `UPDATE tasks SET due_at = ? WHERE key IN
       (SELECT 'sendLetter:' || id FROM outgoing_mails WHERE recipient = ? AND mail = 'gift')`,
    now,
    email,
  )
}

/** Marks each scale on so many consecutive days until today; by SQL, because the API refuses so many days. */
export function rememberFeltDays(email: string, days: readonly { day: string; step: number }[]) {
  for (const { day, step } of days) {
    runSql(
      `INSERT INTO felt_days (user_id, day, body, feeling, mind, felt_at)
         SELECT id, ?, ?, ?, ?, ? FROM up_users WHERE email = ?`,
      ...[day, step, step, step, Date.now(), email],
    )
  }
}

/** The minute has come for which an editor timed a post of the blog. */
export const letItBeTimeFor = (title: string) =>
  runSql(
    'UPDATE blog_posts SET publish_at = ? WHERE title = ? AND published_at IS NULL',
    Date.now(),
    title,
  )

/** An account with the right to the back office, as the first one gets it. */
export const giveAdminRight = (email: string) =>
  runSql('UPDATE up_users SET is_admin = 1 WHERE email = ?', email)
