import type { Chart } from '@krono/chart'
import type { AnalysisPerson, ChapterBlock, ChapterKey } from '@krono/contract'

/** Extent of a text: the short, public part, or all of it. */
export type Parts = 'short' | 'whole'

/** What the placeholders of a text stand for, by their names. */
export type Fillings = {
  /** Whole numbers. */
  numbers?: Readonly<Record<string, number>>
  /** Indexes of people. */
  names?: Readonly<Record<string, number>>
  /** `YYYY-MM-DD` for a day of a month, `YYYY-MM` for the name of a month. */
  dates?: Readonly<Record<string, string>>
}

export type Prose = {
  type: Extract<ChapterBlock, { paragraphs: string[] }>['type']
  key: string
  parts: Parts
  fillings?: Fillings
}

/** A block of a chapter without wording: prose is still a text key. */
export type OutlineBlock = Exclude<ChapterBlock, { paragraphs: string[] }> | Prose

export type OutlineChapter = { key: ChapterKey; blocks: OutlineBlock[] }

/** The permanent content of an analysis without its wording, which is in its edition of the texts. */
export type Outline = {
  people: (AnalysisPerson & { chart: Chart })[]
  chapters: OutlineChapter[]
}

/** The people of an analysis and its day, passed to every chapter. */
export type Subject = {
  people: Outline['people']
  /** `YYYY-MM-DD` */
  madeOn: string
  /** The day of the buyer's last analysis of the same kind about the same person. */
  lastMadeOn?: string | undefined
}

export const isProse = (block: OutlineBlock): block is Prose => 'key' in block

export const lead = (key: string): OutlineBlock => ({ type: 'lead', key, parts: 'short' })

export const text = (key: string, parts: Parts = 'short'): Prose => ({
  type: 'text',
  key,
  parts,
})

/** A text with placeholders. */
export const filled = (key: string, fillings: Fillings, parts: Parts = 'short'): Prose => ({
  type: 'text',
  key,
  parts,
  fillings,
})

type Section = Extract<OutlineBlock, { type: 'section' }>

export const section = (of: Section['of']): Section => ({ type: 'section', of })
