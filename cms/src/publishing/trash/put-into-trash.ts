import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { readOnlyOf } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import { panelUserOf } from '../versions/panel-user'
import { type Draft, readDrafts } from '../versions/read-drafts'
import { saveCurrent } from '../versions/record-versions'
import { titleOf } from '../versions/title-of'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import { purgeOldest } from './empty-trash'
import { linksTo } from './links-to'
import { trashUid } from './trash-row'

type Params = { documentId?: string }

/**
 * Puts deleted editorial entries, whole or in one locale, into the trash for thirty days: their content is stored as
 * the newest version, together with the references to them.
 */
export function putIntoTrash(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const { documentId } = context.params as Params
    if (action !== 'delete' || !documentId || !isVersioned(uid)) return next()
    return strapi.db.transaction(async () => {
      const before = await saveCurrent(strapi, uid, documentId)
      const locales = before.map(({ locale }) => locale)
      const links = await linksTo(strapi, uid, { documentId, locales })
      const result = await next()
      const left = (await readDrafts(strapi, uid, documentId)).map(({ locale }) => locale)
      const gone = before.filter(({ locale }) => !left.includes(locale))
      const entryLocales = gone.map(({ locale }) => locale)
      const first = gone.find(({ locale }) => isShown(locale)) ?? gone[0]
      if (!first) return result
      const { id } = await strapi.db.query(trashUid).create({
        data: {
          entryUid: uid,
          entryId: documentId,
          entryLocales,
          title: titleOf(uid, first.row),
          system: systemOf(strapi, uid, first),
          links: links.filter(({ to }) => entryLocales.includes(to)),
          deletedAt: now(),
          deletedById: panelUserOf(strapi),
        },
      })
      await purgeOldest(strapi, id)
      return result
    })
  })
}

/** The title is in the site's language, if that locale exists. */
const isShown = (locale: string) => contentLocales[env.LANGUAGE].some((one) => one === locale)

/** Orders refer to a coupon or a campaign by its row id. */
function systemOf(strapi: Core.Strapi, uid: VersionedUid, { locale, row }: Draft) {
  if (locale !== '' || strapi.contentType(uid).options?.draftAndPublish) return null
  return Object.fromEntries(['id', ...readOnlyOf(uid)].map((name) => [name, row[name] ?? null]))
}
