import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'
import type { Caller } from '../../users/caller'
import { lockUsers } from '../../users/lock-user'
import { findUser, type UserRow, userUid } from '../../users/user-row'

/** Somebody to whom an admin does something. */
export type On = { admin: number; user: UserRow }

type Ask = { caller: Caller; id: string }

/** Throws notFound. */
export async function requireUser({ db }: Core.Strapi, documentId: string): Promise<UserRow> {
  const user: UserRow | null = await db.query(userUid).findOne({ where: { documentId } })
  if (!user) throw new AppError('notFound')
  return user
}

/**
 * Does something to a user with both rows held: of two admins at once the second sees what the first did, also when it
 * was their right that was taken. So whoever takes a right has one, and one admin is always left. Throws notFound.
 */
export async function onUser<Result>(
  strapi: Core.Strapi,
  { caller, id }: Ask,
  act: (on: On) => Promise<Result>,
): Promise<Result> {
  const admin = caller.user.id
  const found = await requireUser(strapi, id)
  return strapi.db.transaction(async (): Promise<Result> => {
    await lockUsers(strapi, [admin, found.id])
    await requireAdmin(strapi, admin)
    const user = await findUser(strapi, found.id)
    if (!user) throw new AppError('notFound')
    return act({ admin, user })
  })
}

/** As the row says now. Throws notFound. */
export async function requireAdmin(strapi: Core.Strapi, id: number) {
  const admin = await findUser(strapi, id)
  if (!admin?.isAdmin || admin.blocked) throw new AppError('notFound')
}

/** What takes somebody's account away is no way around the right of another admin. */
export function refuseAdmins({ admin, user }: On) {
  if (user.id === admin) throw new AppError('adminYourself')
  if (user.isAdmin) throw new AppError('adminIsAdmin')
}
