import type { Core } from '@strapi/strapi'
import { lockKey } from '../../platform/database/lock-key'

/**
 * Serialises writes to an entry in any locale: what a transaction reads of it stays valid until it ends. Not a row
 * lock, because publishing and discarding replace rows.
 */
export const lockEntry = (strapi: Core.Strapi, uid: string, documentId: string) =>
  lockKey(strapi, `${uid} ${documentId}`)
