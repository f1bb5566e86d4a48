import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { readOnlyOf } from '../lib/content-types'
import { env } from '../lib/env'
import { contentLocales } from '../lib/locales'
import { keepPresent } from '../versions/keep-versions'
import { panelUserOf } from '../versions/panel-user'
import { type Draft, readDrafts } from '../versions/read-drafts'
import { titleOf } from '../versions/title-of'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import { forgetOldest } from './empty-trash'
import { linksTo } from './links-to'
import { trashUid } from './trash-row'

type Params = { documentId?: string }

/**
 * Whatever of the editors' is deleted, whole or in one language, can be taken back for thirty days: what it said is kept
 * as its newest version, and beside it who led to it.
 */
export function putIntoTrash(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const { documentId } = context.params as Params
    if (action !== 'delete' || !documentId || !isVersioned(uid)) return next()
    return strapi.db.transaction(async () => {
      const before = await keepPresent(strapi, uid, documentId)
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
      await forgetOldest(strapi, id)
      return result
    })
  })
}

/** The language of the site names it, where it has one. */
const isShown = (locale: string) => contentLocales[env.LANGUAGE].some((one) => one === locale)

/** A coupon or a campaign is known by its number to what was bought with it. */
function systemOf(strapi: Core.Strapi, uid: VersionedUid, { locale, row }: Draft) {
  if (locale !== '' || strapi.contentType(uid).options?.draftAndPublish) return null
  return Object.fromEntries(['id', ...readOnlyOf(uid)].map((name) => [name, row[name] ?? null]))
}
