import type { Core } from '@strapi/strapi'
import { userUid } from '../../members/users/user-row'
import { sweepPictures } from './person-pictures'

/** Longer than any upload: until then files may exist before their row. */
const uploadMs = 60 * 60_000

/** Deletes picture files that no account uses, nightly. */
export const sweepOldPictures = (strapi: Core.Strapi, at: Date) =>
  sweepPictures(new Date(at.getTime() - uploadMs), async (picture) => {
    return (await strapi.db.query(userUid).count({ where: { picture } })) > 0
  })
