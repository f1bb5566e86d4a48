import type { AdminUser, UserEvent } from '@krono/contract'
import { call, type Member, newMember } from './people'
import type { RunningCms } from './running'

export const newAdmin = (cms: RunningCms) => newMember(cms, { isAdmin: true })

type Who = Pick<Member, 'token'>
type Whom = Pick<Member, 'id'>

/** An act of an admin on somebody. */
export const act = (
  cms: RunningCms,
  { token }: Who,
  { id }: Whom,
  name: string,
  body: object = {},
) => call(cms, 'POST', `/admin/users/${id}/${name}`, { token, body })

export const shownTo = async (cms: RunningCms, { token }: Who, { id }: Whom): Promise<AdminUser> =>
  (await call(cms, 'GET', `/admin/users/${id}`, { token })).body.user

/** What happened to somebody, the newest first. */
export const eventsOf = async (
  cms: RunningCms,
  { token }: Who,
  { id }: Whom,
  query = '',
): Promise<UserEvent[]> =>
  (await call(cms, 'GET', `/admin/users/${id}/timeline${query}`, { token })).body.events

/** Names of the acts in the log of somebody. */
export const actsOn = async (cms: RunningCms, admin: Who, whom: Whom) =>
  (await eventsOf(cms, admin, whom, '?group=acts')).map(({ what }) => what)
