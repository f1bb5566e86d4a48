import { z } from 'zod'
import { isSeen, personName, personNameLength, rowId, yesOrNo } from './account-fields'
import { analysisDocument } from './analysis-document'
import { analysisKinds } from './analysis-kinds'
import { chapterKeys } from './chapters'
import { birthDate, dateLength } from './dates'
import { languageCodes } from './languages'
import { listOf } from './list-of'
import { orderStatusSchema } from './order-status'
import { readingSchema } from './readings'

/** Days for which a download link holds (spec §4, §9). */
export const downloadDays = 30

const named = (code: 'analysisNameMissing' | 'analysisDateMissing') => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? code : undefined,
})

const nameless = z
  .string(named('analysisNameMissing'))
  .max(personNameLength * 4, { error: 'invalidField', abort: true })
  .refine(isSeen, { error: 'analysisNameMissing', abort: true })

/** A person of an analysis (spec §5, "Analysis order"). */
export const analysisPerson = (today: string) =>
  z.strictObject(
    {
      name: nameless.pipe(personName),
      date: z
        .string(named('analysisDateMissing'))
        .min(1, { error: 'analysisDateMissing' })
        .max(dateLength, { error: 'invalidDate' })
        .pipe(birthDate(today)),
    },
    { error: 'invalidField' },
  )

/** Both must be confirmed before an analysis is ordered (spec §5). */
export const analysisConfirmations = z.strictObject(
  {
    /** Names and dates are right. */
    areCorrect: z.literal(true, { error: 'namesNotConfirmed' }),
    /** Results can be inexact. */
    mayBeInexact: z.literal(true, { error: 'inexactNotAccepted' }),
  },
  { error: 'namesNotConfirmed' },
)

/**
 * GET /analysis/{id}?language=&edition= → the analysis, in the site's language unless another is asked for; what it said
 * before it was composed anew with an `edition` of those it names.
 */
export const analysisQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
  edition: rowId.optional(),
})

/** The owner's settings for readers with the address /krono/{token}. */
export const analysisShare = z.object({
  token: z.string(),
  showsDates: z.boolean(),
  chapters: z.array(z.enum(chapterKeys)),
})

export type AnalysisShare = z.infer<typeof analysisShare>

const listedAnalysisShare = analysisShare.extend({
  /** null until the password was typed (decision password-confirmation). */
  token: z.string().nullable(),
})

export type ListedAnalysisShare = z.infer<typeof listedAnalysisShare>

const ownAnalysis = analysisDocument.extend({
  id: z.string(),
  /** The order that paid for it: download links are asked for by it. */
  orderId: z.string(),
  share: listedAnalysisShare.nullable(),
  /** null: not opened yet. */
  reading: readingSchema.nullable(),
  /** Which earlier edition this is; null: none. */
  edition: z.string().nullable(),
  /** Its earlier editions, and until when each was what it said (ISO 8601 with Z); the newest first. */
  earlier: z.array(z.object({ id: z.string(), until: z.string() })),
})

export type Analysis = z.infer<typeof ownAnalysis>

/** An analysis withheld because of a refund or a dispute: its state, without its content. */
const withheldAnalysis = z.object({ kind: z.enum(analysisKinds), orderStatus: orderStatusSchema })

export type WithheldAnalysis = z.infer<typeof withheldAnalysis>

/** GET /analysis/{id} → the analysis, or that it is withheld; notFound for another's. */
export const analysisAnswer = z.union([
  z.object({ analysis: ownAnalysis }),
  z.object({ withheld: withheldAnalysis }),
])

export type AnalysisAnswer = z.infer<typeof analysisAnswer>

/** An analysis among others; of an order. */
export const analysisEntry = z.object({
  id: z.string(),
  kind: z.enum(analysisKinds),
  names: z.array(z.string()),
})

/**
 * GET /analysis/sample?kind=&language= → some chapters of an analysis of made-up people, made as every other. Open.
 */
export const sampleQuery = z.strictObject({
  kind: z.enum(analysisKinds, { error: 'invalidField' }),
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

export const sampleAnswer = z.object({ document: analysisDocument })

/**
 * POST /order/{id}/download-link `{ language?, endsOthers?, edition? }` → 201 a fresh link, good for 30 days; the ones
 * before stay valid, or end immediately. notFound for another's order, or one without an analysis (any more).
 */
export const downloadLinkBody = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
  endsOthers: yesOrNo.default(false),
  /** One of `earlier`. */
  edition: rowId.optional(),
})

export const downloadLinkAnswer = z.object({
  /** The end of the addresses /download/{token} and /api/analysis/download/{token}. */
  token: z.string(),
  language: z.enum(languageCodes),
  /** ISO 8601 with Z. */
  expiresAt: z.string(),
})

/**
 * GET /analysis/download/{token} → from the cms the document, from web its PDF; for anyone with the link.
 * downloadNotFound (404), downloadExpired (410), both in the words of spec §8. While it is withheld the cms says so,
 * and web answers downloadSuspended (409).
 */
const download = z.object({
  document: analysisDocument,
  /** ISO 8601 with Z. */
  expiresAt: z.string(),
  /** When the analysis was made, ISO 8601 with Z: a PDF of it never changes. */
  createdAt: z.string(),
})

export type Download = z.infer<typeof download>

export const downloadAnswer = z.union([
  download,
  // Why is its owner's to know; anybody may have the link.
  z.object({ withheld: withheldAnalysis.nullable() }),
])

export type DownloadAnswer = z.infer<typeof downloadAnswer>

/**
 * POST /analysis/{id}/share `{ showsDates?, chapters? }` → the share; again: the same address, shown anew. Left out,
 * `chapters` are all; one that the analysis has not is refused. DELETE /analysis/{id}/share → `{ id }`: the address leads
 * nowhere. notFound, analysisNotSaved.
 */
export const analysisShareBody = z.strictObject({
  showsDates: yesOrNo.default(false),
  chapters: listOf(z.enum(chapterKeys, { error: 'invalidField' }), {
    fewest: 1,
    most: chapterKeys.length,
  }).optional(),
})

export const analysisShareAnswer = z.object({ share: analysisShare })
