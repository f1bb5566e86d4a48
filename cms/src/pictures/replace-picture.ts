import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { requireUserRow } from '../users/lock-user'
import { findUser, type UserRow } from '../users/user-row'
import { makeSquares } from './make-squares'
import { oneAtATime } from './one-at-a-time'
import { keepPicture, removePicture } from './person-pictures'

/**
 * Gives a user this picture in place of the one before, whose files go. Of several uploads at once the
 * last one stays, and files of no other. Throws invalidPicture; notAuthorized when the user is gone.
 */
export async function replacePicture(
  strapi: Core.Strapi,
  userId: number,
  bytes: Buffer,
): Promise<UserRow> {
  const picture = await keepPicture(await oneAtATime(() => makeSquares(bytes)))
  try {
    const before = await swap(strapi, userId, picture)
    if (before) await removePicture(before)
  } catch (error) {
    await removePicture(picture)
    throw error
  }
  const user = await findUser(strapi, userId)
  if (!user) throw new AppError('notAuthorized')
  return user
}

/** Writes the new name over exactly the one that is returned, so that each name is taken away once. */
async function swap(strapi: Core.Strapi, userId: number, picture: string) {
  return strapi.db.transaction(async ({ trx }) => {
    const { picture: before } = await requireUserRow(strapi, userId)
    await trx('up_users').where({ id: userId }).update({ picture })
    return before
  })
}
