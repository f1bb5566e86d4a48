import { z } from 'zod'
import { analysisKinds } from './analysis-kinds'
import { chapterKeys } from './chapters'
import { languageCodes } from './languages'

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
