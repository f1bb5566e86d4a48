import { z } from 'zod'
import { analysisKinds } from './analysis-kinds'
import { chapterKeys } from './chapters'
import { languageCodes } from './languages'

/** Indices of `people`. */
const two = z.tuple([z.number().int(), z.number().int()])
const day = z.string()

/**
 * The blocks of a chapter, in order. Texts are in the chapter's language; keys (chakra, measure, level, type …: the
 * engine's) are translated when the block is rendered. Numbers are the engine's.
 */
export const chapterBlock = z.discriminatedUnion('type', [
  /** Introduction of the chapter. */
  z.object({ type: z.literal('lead'), key: z.string(), paragraphs: z.array(z.string()) }),
  /** A text about one result, with its own title. */
  z.object({
    type: z.literal('text'),
    key: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
  }),
  /** One or two sentences between two results, without a title. */
  z.object({ type: z.literal('bridge'), key: z.string(), paragraphs: z.array(z.string()) }),
  /** Heading of a section of the chapter. */
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
      /** Seven days from this one, `YYYY-MM-DD`. */
      z.object({ week: day }),
    ]),
  }),
  /** Results as bars from 0 to 100. `of`: a chakra or a measure of the chart. */
  z.object({
    type: z.literal('measures'),
    rows: z.array(z.object({ of: z.string(), value: z.number(), level: z.string().nullable() })),
  }),
  /** The chart diagram of one person. */
  z.object({ type: z.literal('chart'), person: z.number().int() }),
  /** Two charts in one diagram. */
  z.object({ type: z.literal('pairChart'), people: two }),
  /** The mean energies of the group, crown first, with a small chart of each person. */
  z.object({ type: z.literal('groupChart'), energies: z.array(z.number()) }),
  /** Figures about two people. `harmony` and similarities are 0 to 100. */
  z.object({
    type: z.literal('pairFacts'),
    people: two,
    relation: z.string(),
    harmony: z.number(),
    understanding: z.record(z.string(), z.string()),
  }),
  /** Pairs with the same relationship, one per line. */
  z.object({
    type: z.literal('pairs'),
    relation: z.string(),
    rows: z.array(z.object({ people: two, harmony: z.number() })),
  }),
  /** Harmony of every pair, as a table; null on the diagonal. */
  z.object({ type: z.literal('matrix'), values: z.array(z.array(z.number().nullable())) }),
  /** Cycles over consecutive days: one integer from −100 to 100 per day. */
  z.object({
    type: z.literal('waves'),
    from: day,
    series: z.array(z.object({ chakra: z.string(), values: z.array(z.number().int()) })),
  }),
  /** The mean of each cycle in each month, −100 to 100. */
  z.object({
    type: z.literal('yearPicture'),
    /** `YYYY-MM` */
    months: z.array(z.string()),
    rows: z.array(z.object({ chakra: z.string(), values: z.array(z.number().int()) })),
  }),
  /** Days on which a cycle is highest, and days on which it crosses zero. */
  z.object({
    type: z.literal('dates'),
    rows: z.array(z.object({ chakra: z.string(), peaks: z.array(day), crossings: z.array(day) })),
  }),
  /** Days of the period on which the sum of all seven cycles is highest and lowest. */
  z.object({ type: z.literal('days'), best: z.array(day), quiet: z.array(day) }),
])

export type ChapterBlock = z.infer<typeof chapterBlock>

export const analysisChapter = z.object({
  key: z.enum(chapterKeys),
  /** Language of its texts: differs from the document's when the texts are missing in that language (spec §1, "Names"). */
  language: z.enum(languageCodes),
  blocks: z.array(chapterBlock),
})

export type AnalysisChapter = z.infer<typeof analysisChapter>

/** An analysis for reading, printing and sharing: page and PDF have the same chapters. */
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
  /** The day it was composed, `YYYY-MM-DD`: the year that it covers begins there. */
  madeOn: day,
  engineVersion: z.string(),
  textVersion: z.string(),
  chapters: z.array(analysisChapter),
})

export type AnalysisDocument = z.infer<typeof analysisDocument>
