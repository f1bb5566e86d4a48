import { createRequire } from 'node:module'
import path from 'node:path'

type Value = string | number | boolean | Date
type Sqlite = { pragma(statement: string): unknown }
type Knex = (options: object) => {
  raw(sql: string, values: readonly Value[]): Promise<unknown>
  destroy(): Promise<void>
}

// Longer than a cms writes.
const pool = {
  afterCreate(file: Sqlite, done: (error: null, file: Sqlite) => void) {
    file.pragma('busy_timeout = 10000')
    done(null, file)
  },
}

const databaseOf = ({ DATABASE_URL, DATABASE_FILE = '' }: NodeJS.ProcessEnv) =>
  DATABASE_URL
    ? { client: 'pg', connection: DATABASE_URL }
    : {
        client: 'better-sqlite3',
        connection: { filename: DATABASE_FILE },
        useNullAsDefault: true,
        pool,
      }

// The only file that writes to the database directly (`rules.once.spec.ts`): changes that no call makes, and old dates.
async function runSql(statement: string, ...values: readonly Value[]) {
  const fromCms = createRequire(path.join(__dirname, '../../cms/package.json'))
  const knex: Knex = fromCms('knex')
  const database = knex(databaseOf(process.env))
  try {
    await database.raw(statement, values)
  } finally {
    await database.destroy()
  }
}

/** Makes an account like those from before birth dates were required. */
export const clearBirthDate = (email: string) =>
  runSql('UPDATE up_users SET birth_date = NULL WHERE email = ?', email)

/** Moves the last typed password back in time: after 15 minutes it is required again. */
export const ageTypedPassword = (email: string, minutes: number) =>
  runSql(
    'UPDATE user_sessions SET password_typed_at = ? WHERE user_id = (SELECT id FROM up_users WHERE email = ?)',
    new Date(Date.now() - minutes * 60_000),
    email,
  )

/** Makes a gift and its e-mail due now: otherwise they wait until morning. */
export async function makeGiftDue(email: string) {
  const now = new Date()
  await runSql('UPDATE gifts SET deliver_at = ? WHERE recipient_email = ?', now, email)
  await runSql(
    `UPDATE tasks SET due_at = ? WHERE key IN
       (SELECT 'sendLetter:' || id FROM outgoing_mails WHERE recipient = ? AND mail = 'gift')`,
    now,
    email,
  )
}

/** Makes the links to the files of a member's e-books expire. */
export const expireEbookLinks = (email: string) =>
  runSql(
    'UPDATE ebook_links SET expires_at = ? WHERE user_id = (SELECT id FROM up_users WHERE email = ?)',
    new Date(Date.now() - 1000),
    email,
  )

/** Marks each scale on consecutive days until today; by SQL, because the API refuses so many days. */
export async function insertFeltDays(
  email: string,
  days: readonly { day: string; step: number }[],
) {
  for (const { day, step } of days) {
    await runSql(
      `INSERT INTO felt_days (user_id, day, body, feeling, mind, felt_at)
         SELECT id, ?, ?, ?, ?, ? FROM up_users WHERE email = ?`,
      ...[day, step, step, step, new Date(), email],
    )
  }
}

/** Makes a timed post of the blog due now. */
export const makePostDue = (title: string) =>
  runSql(
    'UPDATE blog_posts SET publish_at = ? WHERE title = ? AND published_at IS NULL',
    new Date(),
    title,
  )

/** Gives an account access to the back office, as the first admin gets it, or with another role. */
export const giveAdminRight = (email: string, role = 'owner') =>
  runSql('UPDATE up_users SET is_admin = ?, admin_role = ? WHERE email = ?', true, role, email)
