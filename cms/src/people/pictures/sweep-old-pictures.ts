import type { Core } from '@strapi/strapi'
import { userUid } from '../../members/users/user-row'
import { sweepPictures } from './person-pictures'

/** Longer than any upload: until then files may exist before their row. */
const uploadMs = 60 * 60_000

/** Deletes picture files that no account uses, nightly. */
export const sweepOldPictures = (strapi: Core.Strapi, at: Date) =>
  sweepPictures(new Date(at.getTime() - uploadMs), async (names) => {
    const users: { picture: string }[] = await strapi.db
      .query(userUid)
      .findMany({ select: ['picture'], where: { picture: { $in: names } } })
    return new Set(users.map(({ picture }) => picture))
  })
