import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentTypes } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { duplicateFallback, duplicateMessage } from './duplicate-messages'

const writing = new Set(['create', 'update', 'clone', 'publish'])

/**
 * Refuses to save or publish a second entry with the same key before the unique index does, so that the panel shows a
 * message instead of a database error.
 */
export function refuseDuplicates(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const row = contentTypes.find(({ uid }) => uid === context.uid)
    if (!row?.unique || !writing.has(context.action)) return next()
    const params = context.params as Params
    for (const value of await valuesToWrite(strapi, row.uid, row.unique, params)) {
      const duplicate = { uid: row.uid, field: row.unique, value }
      if (await isTaken(strapi, { ...duplicate, params })) {
        throw new errors.ValidationError(duplicateMessage(duplicate, env.LANGUAGE))
      }
    }
    return next().catch(rethrowReadable)
  })
}

type Row = (typeof contentTypes)[number]
type Params = {
  documentId?: string
  locale?: string | string[] | null
  data?: Record<string, unknown>
}

async function valuesToWrite(
  strapi: Core.Strapi,
  uid: Row['uid'],
  field: string,
  { data, documentId }: Params,
): Promise<string[]> {
  const submitted = data?.[field]
  if (typeof submitted === 'string' && submitted !== '') return [submitted]
  if (data || !documentId) return []
  const drafts: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, select: [field] })
  return drafts.map((draft) => draft[field]).filter((value) => typeof value === 'string')
}

type Question = { uid: Row['uid']; field: string; value: string; params: Params }

// A field shared by all locales is compared with every locale; a localised one with its own.
async function isTaken(strapi: Core.Strapi, { uid, field, value, params }: Question) {
  const i18n = strapi.service('plugin::i18n.content-types')
  const isShared = i18n.getNonLocalizedAttributes(strapi.contentType(uid)).includes(field)
  const locale = params.locale ?? (await strapi.service('plugin::i18n.locales').getDefaultLocale())
  const ofOthers = params.documentId ? { documentId: { $ne: params.documentId } } : {}
  const ofLocale = isShared || locale === '*' ? {} : { locale }
  const count = await strapi.db
    .query(uid)
    .count({ where: { [field]: value, ...ofOthers, ...ofLocale } })
  return count > 0
}

// Two concurrent saves are only caught by the unique index.
function rethrowReadable(error: unknown): never {
  throw isDuplicate(error) ? new errors.ValidationError(duplicateFallback[env.LANGUAGE]) : error
}
