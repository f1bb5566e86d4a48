import { z } from 'zod'
import { isSeen, personName, personNameLength, rowId, yesOrNo } from './account-fields'
import { analysisDocument } from './analysis-document'
import { analysisKinds, personRoles } from './analysis-kinds'
import { chapterFeedback } from './chapter-feedback'
import { chapterKeys } from './chapters'
import { birthDate, dateLength } from './dates'
import { languageCodes } from './languages'
import { listOf } from './list-of'
import { orderStatusSchema } from './order-status'
import { readingSchema } from './readings'

/** Days for which a download link is valid (spec §4, §9). */
export const downloadDays = 30

const errorFor = (code: 'analysisNameMissing' | 'analysisDateMissing') => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? code : undefined,
})

const requiredName = z
  .string(errorFor('analysisNameMissing'))
  .max(personNameLength * 4, { error: 'invalidField', abort: true })
  .refine(isSeen, { error: 'analysisNameMissing', abort: true })

/** A person of an analysis (spec §5, "Analysis order"). */
export const analysisPerson = (today: string) =>
  z.strictObject(
    {
      name: requiredName.pipe(personName),
      date: z
        .string(errorFor('analysisDateMissing'))
        .min(1, { error: 'analysisDateMissing' })
        .max(dateLength, { error: 'invalidDate' })
        .pipe(birthDate(today)),
      /** What this person is to the others; open when it is missing. */
      role: z.enum(personRoles, { error: 'invalidField' }).optional(),
    },
    { error: 'invalidField' },
  )

export type AnalysisPerson = z.infer<ReturnType<typeof analysisPerson>>

/** Both must be confirmed before an analysis is ordered (spec §5). */
export const analysisConfirmations = z.strictObject(
  {
    /** Names and dates are correct. */
    areCorrect: z.literal(true, { error: 'namesNotConfirmed' }),
    /** The results may be inexact. */
    mayBeInexact: z.literal(true, { error: 'inexactNotAccepted' }),
  },
  { error: 'namesNotConfirmed' },
)

/**
 * GET /analysis/{id}?language=&edition= → the analysis in `language`, by default the site's. With `edition` (an id of
 * `earlier`): that earlier edition.
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
  /** null until the user has entered the password (decision password-confirmation). */
  token: z.string().nullable(),
})

export type ListedAnalysisShare = z.infer<typeof listedAnalysisShare>

const ownAnalysis = analysisDocument.extend({
  id: z.string(),
  /** The order that paid for it; POST /order/{id}/download-link takes this id. */
  orderId: z.string(),
  share: listedAnalysisShare.nullable(),
  /** null: not opened yet. */
  reading: readingSchema.nullable(),
  /** The owner's feedback on chapters of this edition. */
  feedback: z.array(chapterFeedback),
  /** Id of the earlier edition; null: this is the current one. */
  edition: z.string().nullable(),
  /** Earlier editions, newest first; `until` is when each was replaced (ISO 8601 with Z). */
  earlier: z.array(z.object({ id: z.string(), until: z.string() })),
})

export type Analysis = z.infer<typeof ownAnalysis>

/** An analysis withheld because of a refund or a dispute: its state, without its content. */
const withheldAnalysis = z.object({ kind: z.enum(analysisKinds), orderStatus: orderStatusSchema })

export type WithheldAnalysis = z.infer<typeof withheldAnalysis>

/** GET /analysis/{id} → the analysis, or its state when withheld. notFound for an analysis of another user. */
export const analysisAnswer = z.union([
  z.object({ analysis: ownAnalysis }),
  z.object({ withheld: withheldAnalysis }),
])

export type AnalysisAnswer = z.infer<typeof analysisAnswer>

/** The analysis of an order, in a list. */
export const analysisEntry = z.object({
  id: z.string(),
  kind: z.enum(analysisKinds),
  names: z.array(z.string()),
})

/** GET /analysis/sample?kind=&language= → chapters of an analysis of fictitious people, composed as a real one. Public. */
export const sampleQuery = z.strictObject({
  kind: z.enum(analysisKinds, { error: 'invalidField' }),
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

export const sampleAnswer = z.object({ document: analysisDocument })

/**
 * POST /order/{id}/download-link `{ language?, endsOthers?, edition? }` → 201 a new link, valid for 30 days. Earlier links
 * stay valid, or expire immediately with `endsOthers`. notFound for an order of another user or without an analysis.
 */
export const downloadLinkBody = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
  endsOthers: yesOrNo.default(false),
  /** An id of `earlier`. */
  edition: rowId.optional(),
})

export const downloadLinkAnswer = z.object({
  /** Last segment of the addresses /download/{token} and /api/analysis/download/{token}. */
  token: z.string(),
  language: z.enum(languageCodes),
  /** ISO 8601 with Z. */
  expiresAt: z.string(),
})

/**
 * GET /analysis/download/{token} → the document from the cms, the PDF from web. Public to anyone with the link.
 * downloadNotFound (404) and downloadExpired (410), with the texts of spec §8. While the analysis is withheld the cms
 * returns `withheld`, and web responds with downloadSuspended (409).
 */
const download = z.object({
  document: analysisDocument,
  /** ISO 8601 with Z. */
  expiresAt: z.string(),
  /** When the analysis was composed, ISO 8601 with Z: its PDF never changes. */
  createdAt: z.string(),
})

export type Download = z.infer<typeof download>

export const downloadAnswer = z.union([
  download,
  // null unless the caller is the owner: the reason is private, and anyone may have the link.
  z.object({ withheld: withheldAnalysis.nullable() }),
])

export type DownloadAnswer = z.infer<typeof downloadAnswer>

/**
 * POST /analysis/{id}/share `{ showsDates?, chapters? }` → the share. Sent again it updates the settings; the address
 * stays the same. `chapters` are all by default; a chapter that the analysis does not have is refused.
 * DELETE /analysis/{id}/share → `{ id }`: the address returns 404. notFound, analysisNotSaved.
 */
export const analysisShareBody = z.strictObject({
  showsDates: yesOrNo.default(false),
  chapters: listOf(z.enum(chapterKeys, { error: 'invalidField' }), {
    fewest: 1,
    most: chapterKeys.length,
  }).optional(),
})

export const analysisShareAnswer = z.object({ share: analysisShare })
