import { contentPage, type Language, pagedTags, uidOfTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../lib/env'

const writing = new Set(['update', 'publish'])

const message = {
  hun: 'Ez az oldal kint van a webhelyen, ezért nem lehet belőle másik oldal. Előbb vedd le a webhelyről.',
  eng: 'This page is on the site, so it cannot become another one. Take it off the site first.',
  rus: 'Эта страница на сайте, поэтому сделать её другой страницей нельзя. Сначала снимите её с сайта.',
} as const satisfies Record<Language, string>

type Params = { documentId?: string; data?: Record<string, unknown> }

/**
 * A page that the site knows by its name (imprint, the page of an analysis) has an address of ours: named otherwise it
 * would be gone from there, and be nowhere else.
 */
export function keepNames(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const tag = pagedTags.find((one) => uidOfTag(one) === context.uid)
    const { documentId, data } = context.params as Params
    if (tag && documentId && data && writing.has(context.action)) {
      const { field, at } = contentPage(tag)
      if (typeof at !== 'string' && field in data) {
        const shown: Record<string, unknown>[] = await strapi.db
          .query(uidOfTag(tag))
          .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: [field] })
        const isLost = shown.some((row) => row[field] !== data[field] && String(row[field]) in at)
        if (isLost) throw new errors.ValidationError(message[env.LANGUAGE])
      }
    }
    return next()
  })
}
