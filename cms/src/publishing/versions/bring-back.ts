import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { dataOf } from './data-of'
import { checkerOf } from './entry-rights'
import { panelUserOf } from './panel-user'
import { readDrafts } from './read-drafts'
import { findVersion, type VersionKey } from './show-version'

type Wish = VersionKey & { ability: unknown }

/**
 * Restores an entry to a version: as a draft if its type has drafts, directly otherwise, and as a new version, so that
 * it can be undone. Fields that the user may not write stay unchanged. Not in a transaction of ours: a save calls
 * Stripe before it takes locks.
 */
export async function restoreVersion(strapi: Core.Strapi, { ability, ...key }: Wish) {
  const { uid, documentId, locale, number } = key
  const version = await findVersion(strapi, key)
  const drafts = await readDrafts(strapi, uid, documentId)
  const present = drafts.find((draft) => draft.locale === locale)
  if (!version || !present) throw new errors.NotFoundError()
  const data = await dataOf(strapi, uid, JSON.parse(version.snapshot))
  const allowed = await checkerOf(strapi, ability, uid).sanitizeUpdateInput(present.row)(data)
  const save = {
    documentId,
    ...(locale && { locale }),
    data: { ...allowed, updatedBy: panelUserOf(strapi) } as object,
    restoredFrom: number,
  }
  await strapi.documents(uid).update(save)
}
