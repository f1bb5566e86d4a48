import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { lockTable } from '../database/lock-table'
import { env } from '../lib/env'
import { campaignTable, campaignUid } from './campaign-row'
import { findOverlap, type Span } from './find-overlap'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { documentId?: string; data?: Partial<Span> }

/**
 * One campaign a language at a time: a second one is refused, in a sentence for the editor. The look and the
 * save are one transaction that holds the table, so that of two editors at the same moment one comes first.
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
      const other = isWhole(wanted) ? findOverlap(wanted, rows) : undefined
      if (other) throw new errors.ValidationError(sentenceOf(other))
      return next()
    })
  })
}

// What is missing, the form asks for.
const isWhole = (span: Partial<Span>): span is Span =>
  !!span.language && !!span.startDate && !!span.endDate

const dayOf = (text: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: env.TIME_ZONE,
  }).format(new Date(text))

function sentenceOf({ name, startDate, endDate }: Span): string {
  if (env.LANGUAGE === 'hun') {
    const span = `${dayOf(startDate, 'hu')} – ${dayOf(endDate, 'hu')}`
    return `Ebben az időben már fut egy akció ezen a nyelven: „${name}” (${span}). Egyszerre egy futhat.`
  }
  const span = `${dayOf(startDate, 'en-GB')} – ${dayOf(endDate, 'en-GB')}`
  return `Another campaign of this language runs at that time: “${name}” (${span}). Only one can run at once.`
}
