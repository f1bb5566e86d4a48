import { instantIn } from './many-members'
import type { Member } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

/** SQL for an instant that lies so many seconds back; a negative one lies ahead. */
export const secondsAgo = (cms: RunningCms, seconds: number) =>
  instantIn(cms, new Date(Date.now() - seconds * 1000))

/** All sessions of a member are as if the password had been typed so many seconds ago. */
export const ageSessions = (cms: RunningCms, { email }: Pick<Member, 'email'>, seconds: number) =>
  runSql(
    cms,
    `UPDATE user_sessions SET password_typed_at = ${secondsAgo(cms, seconds)}
     WHERE user_id = (SELECT id FROM up_users WHERE email = '${email}')`,
  )
