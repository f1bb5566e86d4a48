import type { Chart } from '@krono/chart'
import type { ChapterBlock, ChapterKey, Person } from '@krono/contract'

/** How much of a text is printed: what everybody may read, or with what goes on from there. */
export type Parts = 'short' | 'whole'

type Prose = {
  type: Extract<ChapterBlock, { paragraphs: string[] }>['type']
  key: string
  parts: Parts
}

/** A block of a chapter before it has words: prose is still the key of a text. */
export type OutlineBlock = Exclude<ChapterBlock, { paragraphs: string[] }> | Prose

export type OutlineChapter = { key: ChapterKey; blocks: OutlineBlock[] }

/** What an analysis keeps for ever: everything but the words, which its edition of the texts has. */
export type Outline = {
  people: (Person & { chart: Chart })[]
  chapters: OutlineChapter[]
}

/** Whom an analysis is about and how much it says, as every chapter gets it. */
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
