import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { lockTable } from '../../platform/database/lock-table'
import { env } from '../../platform/lib/env'
import { campaignTable, campaignUid } from './campaign-row'
import { findOverlap, type Span } from './find-overlap'
import { spanText } from './span-text'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { documentId?: string; data?: Partial<Span> }

/**
 * Allows one campaign per language at a time: a second one is refused, with a message for the editor. Check and save
 * are one transaction that locks the table, so that concurrent saves are serialised.
 */
export function refuseOverlaps(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== campaignUid || !writing.has(context.action)) return next()
    const { documentId, data } = context.params as Params
    return strapi.db.transaction(async () => {
      await lockTable(strapi, campaignTable)
      const rows: Span[] = await strapi.db.query(campaignUid).findMany({})
      const before = rows.find((row) => row.documentId === documentId)
      const isNew = context.action === 'clone' || context.action === 'create'
      const wanted = { ...before, ...data, documentId: isNew ? '' : (documentId ?? '') }
      const other = isComplete(wanted) ? findOverlap(wanted, rows) : undefined
      if (other) throw new errors.ValidationError(sentenceOf(other))
      return next()
    })
  })
}

// Missing fields are reported by the form.
const isComplete = (span: Partial<Span>): span is Span =>
  !!span.language && !!span.startDate && !!span.endDate

function sentenceOf(other: Span): string {
  const { name } = other
  if (env.LANGUAGE === 'hun')
    return `Ebben az időben már fut egy akció ezen a nyelven: „${name}” (${spanText(other, 'hun')}). Egyszerre egy futhat.`
  return `Another campaign of this language runs at that time: “${name}” (${spanText(other, 'eng')}). Only one can run at once.`
}
