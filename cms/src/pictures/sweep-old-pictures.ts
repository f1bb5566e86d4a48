import type { Core } from '@strapi/strapi'
import { userUid } from '../users/user-row'
import { sweepPictures } from './person-pictures'

/** Longer than any upload takes: until then its files may be there before their row. */
const uploadMs = 60 * 60_000

/** Files of pictures that no account knows of go away at night. */
export const sweepOldPictures = (strapi: Core.Strapi, at: Date) =>
  sweepPictures(new Date(at.getTime() - uploadMs), async (picture) => {
    return (await strapi.db.query(userUid).count({ where: { picture } })) > 0
  })
