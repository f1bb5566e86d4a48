import type { Chart } from '@krono/chart'
import type { ChapterBlock, ChapterKey, Person } from '@krono/contract'

/** Extent of a text: the short, public part, or all of it. */
export type Parts = 'short' | 'whole'

type Prose = {
  type: Extract<ChapterBlock, { paragraphs: string[] }>['type']
  key: string
  parts: Parts
}

/** A block of a chapter without wording: prose is still a text key. */
export type OutlineBlock = Exclude<ChapterBlock, { paragraphs: string[] }> | Prose

export type OutlineChapter = { key: ChapterKey; blocks: OutlineBlock[] }

/** The permanent content of an analysis without its wording, which is in its edition of the texts. */
export type Outline = {
  people: (Person & { chart: Chart })[]
  chapters: OutlineChapter[]
}

/** The people of an analysis and its extent, passed to every chapter. */
export type Subject = {
  people: Outline['people']
  /** `YYYY-MM-DD` */
  madeOn: string
  parts: Parts
}

export const isProse = (block: OutlineBlock): block is Prose => 'key' in block

export const lead = (key: string): OutlineBlock => ({ type: 'lead', key, parts: 'short' })

export const bridge = (key: string): OutlineBlock => ({ type: 'bridge', key, parts: 'short' })

export const text = (key: string, parts: Parts = 'short'): OutlineBlock => ({
  type: 'text',
  key,
  parts,
})

type Section = Extract<OutlineBlock, { type: 'section' }>

export const section = (of: Section['of']): Section => ({ type: 'section', of })
