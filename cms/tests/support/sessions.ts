import { instantIn } from './many-members'
import type { Member } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

/** SQL of the instant `seconds` ago; negative: in the future. */
export const secondsAgo = (cms: RunningCms, seconds: number) =>
  instantIn(cms, new Date(Date.now() - seconds * 1000))

/** Sets the time at which the password was typed, in all sessions of a member. */
export const ageSessions = (cms: RunningCms, { email }: Pick<Member, 'email'>, seconds: number) =>
  runSql(
    cms,
    `UPDATE user_sessions SET password_typed_at = ${secondsAgo(cms, seconds)}
     WHERE user_id = (SELECT id FROM up_users WHERE email = '${email}')`,
  )
