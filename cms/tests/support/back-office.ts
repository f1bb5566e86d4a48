import type { AdminUser, UserEvent } from '@krono/contract'
import { call, type Member, newMember } from './people'
import type { RunningCms } from './running'

export const newAdmin = (cms: RunningCms) => newMember(cms, { isAdmin: true })

type Account = Pick<Member, 'token'>
type Target = Pick<Member, 'id'>

/** An admin action on a user. */
export const adminAction = (
  cms: RunningCms,
  { token }: Account,
  { id }: Target,
  name: string,
  body: object = {},
) => call(cms, 'POST', `/admin/users/${id}/${name}`, { token, body })

export const getAdminUser = async (
  cms: RunningCms,
  { token }: Account,
  { id }: Target,
): Promise<AdminUser> => (await call(cms, 'GET', `/admin/users/${id}`, { token })).body.user

/** Events of a user, the newest first. */
export const eventsOf = async (
  cms: RunningCms,
  { token }: Account,
  { id }: Target,
  query = '',
): Promise<UserEvent[]> =>
  (await call(cms, 'GET', `/admin/users/${id}/timeline${query}`, { token })).body.events

/** Names of the actions in the audit log of a user. */
export const actionsOn = async (cms: RunningCms, admin: Account, target: Target) =>
  (await eventsOf(cms, admin, target, '?group=acts')).map(({ what }) => what)
