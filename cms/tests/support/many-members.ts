import { createHash, randomBytes } from 'node:crypto'
import { newEmail } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

const hourMs = 3_600_000

/** An instant in the format of a cms's database. */
export const instantIn = ({ database }: Pick<RunningCms, 'database'>, at: Date) =>
  database.name === 'SQLite' ? String(at.getTime()) : `'${at.toISOString()}'`

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Many members with a session, for tests that need a crowd: inserts only their rows, which is faster than registration.
 * They cannot log in.
 */
export async function manyMembers(cms: RunningCms, count: number) {
  const members = Array.from({ length: count }, () => ({
    email: newEmail(),
    token: randomBytes(32).toString('base64url'),
    key: randomBytes(12).toString('hex'),
  }))
  const now = instantIn(cms, new Date())
  const later = instantIn(cms, new Date(Date.now() + hourMs))
  const users = members.map(
    ({ email, key }) =>
      `('${key}', '${key}', '${email}', 'local', 'x', true, false, false, false, false, false, false, ${now}, ${now}, ${now})`,
  )
  await runSql(
    cms,
    `INSERT INTO up_users (document_id, username, email, provider, password, confirmed, blocked,
       news_letter, is_two_step_registered, is_paid_user, subscription_canceled, is_admin,
       created_at, updated_at, published_at)
     VALUES ${users.join(', ')}`,
  )
  const sessions = members.map(
    ({ key, token }) =>
      `('${key}', (SELECT id FROM up_users WHERE document_id = '${key}'), '${hashOf(token)}', 'x', false, ${now}, ${now}, ${later}, ${now}, ${now}, ${now})`,
  )
  await runSql(
    cms,
    `INSERT INTO user_sessions (document_id, user_id, token_hash, device, remember_me,
       last_seen_at, password_typed_at, expires_at, created_at, updated_at, published_at)
     VALUES ${sessions.join(', ')}`,
  )
  return members.map(({ email, token }) => ({ email, token }))
}

/** One such member. */
export async function newPayer(cms: RunningCms) {
  const [payer] = await manyMembers(cms, 1)
  if (!payer) throw new Error('There is no such user.')
  return payer
}
