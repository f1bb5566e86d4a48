import { z } from 'zod'
import { isSeen, personName, personNameLength, rowId, yesOrNo } from './account-fields'
import { chapterKeys } from './chapters'
import { birthDate, dateLength } from './dates'
import { languageCodes } from './languages'
import { listOf } from './list-of'
import { orderStatusSchema } from './order-status'
import { type OrderedKey, productFacts } from './product-tables'
import { readingSchema } from './readings'

/** What can be ordered as an analysis (spec §1), in the order of the catalogue. */
export const analysisKinds = ['short', 'long', 'relationship', 'family', 'group'] as const

export type AnalysisKind = (typeof analysisKinds)[number]

export const productOfAnalysis = (kind: AnalysisKind) => `analysis-${kind}` as const

/** undefined for what is no analysis. */
export const analysisOfProduct = (product: OrderedKey): AnalysisKind | undefined =>
  analysisKinds.find((kind) => productOfAnalysis(kind) === product)

/** Fewest and most people of an analysis. */
export function peopleOfAnalysis(kind: AnalysisKind): readonly [fewest: number, most: number] {
  const facts = productFacts(productOfAnalysis(kind))
  return 'people' in facts ? facts.people : [1, 1]
}

/** Pages of a PDF where people are as many each time: measured, and held by the test that prints them. */
export const pagesOfAnalysis = {
  short: [12, 12],
  long: [18, 40],
  relationship: [12, 16],
} as const satisfies Partial<Record<AnalysisKind, readonly [fewest: number, most: number]>>

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

/** Places in `people`. */
const two = z.tuple([z.number().int(), z.number().int()])
const day = z.string()

/**
 * The blocks of a chapter, in order. Words are of the chapter's language; everything that has a key (chakra, measure,
 * level, type …: the engine's) gets its word when it is drawn. Numbers are the engine's.
 */
export const chapterBlock = z.discriminatedUnion('type', [
  /** What the chapter begins with. */
  z.object({ type: z.literal('lead'), key: z.string(), paragraphs: z.array(z.string()) }),
  /** A text about one result, under its own title. */
  z.object({
    type: z.literal('text'),
    key: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
  }),
  /** A sentence or two that lead from one result to the next; without a title. */
  z.object({ type: z.literal('bridge'), key: z.string(), paragraphs: z.array(z.string()) }),
  /** A part of the chapter begins. */
  z.object({
    type: z.literal('section'),
    of: z.union([
      z.object({ chakra: z.string() }),
      z.object({ measure: z.string() }),
      z.object({ person: z.number().int() }),
      z.object({ pair: two }),
      /** A type of relationship (spec §3). */
      z.object({ relation: z.string() }),
      /** `YYYY-MM` */
      z.object({ month: z.string() }),
    ]),
  }),
  /** Results with a bar from 0 to 100 each. `of`: a chakra or a measure of the chart. */
  z.object({
    type: z.literal('measures'),
    rows: z.array(z.object({ of: z.string(), value: z.number(), level: z.string().nullable() })),
  }),
  /** The chart of a person, drawn. */
  z.object({ type: z.literal('chart'), person: z.number().int() }),
  /** Two charts in one drawing. */
  z.object({ type: z.literal('pairChart'), people: two }),
  /** The mean energies of all, crown first, and everybody small beside it. */
  z.object({ type: z.literal('groupChart'), energies: z.array(z.number()) }),
  /** What is between two people, in figures. `harmony` and similarities 0 to 100. */
  z.object({
    type: z.literal('pairFacts'),
    people: two,
    relation: z.string(),
    harmony: z.number(),
    understanding: z.record(z.string(), z.string()),
  }),
  /** Pairs with the same bond, a line each. */
  z.object({
    type: z.literal('pairs'),
    relation: z.string(),
    rows: z.array(z.object({ people: two, harmony: z.number() })),
  }),
  /** Harmony of every pair, as a table; null on the diagonal. */
  z.object({ type: z.literal('matrix'), values: z.array(z.array(z.number().nullable())) }),
  /** Cycles of a stretch of days: a whole number from −100 to 100 a day. */
  z.object({
    type: z.literal('waves'),
    from: day,
    series: z.array(z.object({ chakra: z.string(), values: z.array(z.number().int()) })),
  }),
  /** Days of a cycle on which it stands highest, and on which it crosses zero. */
  z.object({
    type: z.literal('dates'),
    rows: z.array(z.object({ chakra: z.string(), peaks: z.array(day), crossings: z.array(day) })),
  }),
  /** The days of a stretch on which all seven cycles together stand highest and lowest. */
  z.object({ type: z.literal('days'), best: z.array(day), quiet: z.array(day) }),
])

export type ChapterBlock = z.infer<typeof chapterBlock>

export const analysisChapter = z.object({
  key: z.enum(chapterKeys),
  /** Of its texts: another than the document's where that language lacks one (spec §1, "Names"). */
  language: z.enum(languageCodes),
  blocks: z.array(chapterBlock),
})

export type AnalysisChapter = z.infer<typeof analysisChapter>

/** An analysis as it is read, printed and shown: the same chapters for page and PDF. */
export const analysisDocument = z.object({
  kind: z.enum(analysisKinds),
  language: z.enum(languageCodes),
  /** `chart` is the engine's (`@krono/chart`); `date` is null where it is not shown. */
  people: z.array(
    z.object({
      name: z.string(),
      date: z.string().nullable(),
      chart: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The day it was made, `YYYY-MM-DD`: its year begins there. */
  madeOn: day,
  engineVersion: z.string(),
  textVersion: z.string(),
  chapters: z.array(analysisChapter),
})

export type AnalysisDocument = z.infer<typeof analysisDocument>

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
