import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentTypeRow } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'

const writing = new Set(['create', 'update', 'clone', 'publish'])

const message = {
  hun: 'A vége legyen később, mint a kezdete.',
  eng: 'It must end after it begins.',
  rus: 'It must end after it begins.',
} as const satisfies Record<Language, string>

type Span = { startDate?: unknown; endDate?: unknown }
type Params = { documentId?: string; data?: Span }

/** Refuses a banner or campaign that would end before it begins. */
export function refuseEmptySpans(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (contentTypeRow(context.uid)?.hasOwnDates && writing.has(context.action)) {
      const { documentId, data } = context.params as Params
      const before: Span | null = documentId
        ? await strapi.db.query(context.uid).findOne({ where: { documentId } })
        : null
      if (isEmpty({ ...before, ...data })) throw new errors.ValidationError(message[env.LANGUAGE])
    }
    return next()
  })
}

function isEmpty({ startDate, endDate }: Span) {
  if (!startDate || !endDate) return false
  return new Date(String(endDate)).getTime() <= new Date(String(startDate)).getTime()
}
