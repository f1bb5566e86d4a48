import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { findUser, type UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { makeSquares } from './make-squares'
import { oneAtATime } from './one-at-a-time'
import { dropPicture, storePicture } from './person-pictures'

/**
 * Replaces a user's picture and deletes the files of the earlier one. Of concurrent uploads the last one stays, and no
 * files of the others. Throws invalidPicture; notAuthorized if the user is gone.
 */
export async function replacePicture(
  strapi: Core.Strapi,
  userId: number,
  bytes: Buffer,
): Promise<UserRow> {
  const picture = await storePicture(await oneAtATime(() => makeSquares(bytes)))
  const before = await swap(strapi, userId, picture).catch(async (error) => {
    await dropPicture(picture)
    throw error
  })
  if (before) await dropPicture(before)
  const user = await findUser(strapi, userId)
  if (!user) throw new AppError('notAuthorized')
  return user
}

/** Replaces exactly the name that it returns, so that each name is deleted once. */
async function swap(strapi: Core.Strapi, userId: number, picture: string) {
  return strapi.db.transaction(async ({ trx }) => {
    const { picture: before } = await requireUserRow(strapi, userId)
    await trx('up_users').where({ id: userId }).update({ picture })
    return before
  })
}
