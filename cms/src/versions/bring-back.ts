import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { dataOf } from './data-of'
import { checkerOf } from './entry-rights'
import { panelUserOf } from './panel-user'
import { readDrafts } from './read-drafts'
import { findVersion, type VersionKey } from './show-version'

type Wish = VersionKey & { ability: unknown }

/**
 * Makes an entry what it was in a version: as a draft where its type has drafts, at once where not, and as a version of
 * its own, so that this can be taken back as well. Of what whoever asks may not write nothing changes. In no transaction
 * of ours: a save asks Stripe before it holds anything.
 */
export async function bringBack(strapi: Core.Strapi, { ability, ...key }: Wish) {
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
