import type { AdminArea } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Caller } from '../../members/users/caller'
import { lockUsers } from '../../members/users/lock-user'
import { findUser, type UserRow, userUid } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { requireAdmin } from '../rights/require-area'

/** The acting admin and the user acted on. */
export type On = { admin: number; user: UserRow }

type Ask = {
  caller: Caller
  id: string
  /** What the action touches. */
  area: AdminArea
}

/** Throws notFound. */
export async function requireUser({ db }: Core.Strapi, documentId: string): Promise<UserRow> {
  const user: UserRow | null = await db.query(userUid).findOne({ where: { documentId } })
  if (!user) throw new AppError('notFound')
  return user
}

/**
 * Acts on a user with both rows locked: of two concurrent admins the second sees the result of the first, also if it
 * changed the second's role. So only an owner can take a role, and one owner always remains. Throws notFound,
 * adminRoleNeeded.
 */
export async function onUser<Result>(
  strapi: Core.Strapi,
  { caller, id, area }: Ask,
  act: (on: On) => Promise<Result>,
): Promise<Result> {
  const admin = caller.user.id
  const found = await requireUser(strapi, id)
  return strapi.db.transaction(async (): Promise<Result> => {
    await lockUsers(strapi, [admin, found.id])
    await requireAdmin(strapi, admin, area)
    const user = await findUser(strapi, found.id)
    if (!user) throw new AppError('notFound')
    return act({ admin, user })
  })
}

/** Refuses actions that remove an account for admins: the rules for revoking the admin right would be bypassed. */
export function refuseAdmins({ admin, user }: On) {
  if (user.id === admin) throw new AppError('adminYourself')
  if (user.isAdmin) throw new AppError('adminIsAdmin')
}
