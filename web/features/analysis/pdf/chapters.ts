import type { AnalysisDocument, ChapterKey } from '@krono/contract'
import type { Flow } from '@/features/print/flow'
import { page, room } from '@/features/print/page'
import type { Node, Piece } from '@/features/print/piece'
import { yieldToOthers } from '@/features/print/yield-to-others'
import { type DocumentWords, documentWords } from '../document/document-words'
import { addBlock } from './blocks/add-block'
import { addSection } from './blocks/section'
import { addHeading } from './chapter-heading'
import { addColophon } from './colophon'
import type { Context } from './context'
import type { Person } from './people'
import { keepWhole, type Section, wholeUpTo } from './whole-sections'

/** Large chapters that always begin a page. */
const opensPage = new Set<ChapterKey>([
  'opening',
  'particular',
  'overview',
  'chakras',
  'year',
  'together',
  'everyone',
  'pair',
  'firstSide',
  'secondSide',
  'bridges',
  'pairs',
])

/** Content that needs more than this begins a page. */
const roomOfPage = 0.7 * room

type Chapter = AnalysisDocument['chapters'][number]

type Given = {
  flow: Flow
  people: readonly Person[]
  /** Text at the very end. */
  colophon: readonly string[]
}

type Setting = Pick<Given, 'flow' | 'people'> & { words: DocumentWords; document: AnalysisDocument }

/** Lays out every chapter; content that begins a page begins a new list. */
export async function layOutChapters(
  document: AnalysisDocument,
  { flow, people, colophon }: Given,
) {
  const words = documentWords(document.language)
  const openings = new Set<Piece | undefined>()
  for (const [place, chapter] of document.chapters.entries()) {
    const start = flow.pieces.length
    await layOutChapter(chapter, place, { flow, people, words, document })
    if (opensPage.has(chapter.key)) openings.add(flow.pieces[start])
  }
  addColophon(flow, people, colophon)
  return runsOf(flow.pieces, (piece) => openings.has(piece) || (piece.room ?? 0) > roomOfPage)
}

function runsOf(pieces: readonly Piece[], isFirst: (piece: Piece) => boolean): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    if (run && !isFirst(piece)) run.push(piece)
    else runs.push([piece])
  }
  return runs
}

async function layOutChapter(chapter: Chapter, place: number, setting: Setting) {
  const { flow, people, words, document } = setting
  const isOther = chapter.language !== document.language
  const node: Node = { type: 'Sect', parent: undefined }
  addHeading(flow, {
    node,
    place,
    title: words.chapter(chapter.key),
    note: isOther ? words.t(`analysis.inLanguage.${chapter.language}`) : undefined,
  })
  const own: Context = {
    flow,
    people,
    document,
    words,
    chapter: chapter.key,
    textLang: isOther ? documentWords(chapter.language).lang : undefined,
    part: node,
    column: page.text,
    isInSection: false,
  }
  let context = own
  let section: Section | undefined
  for (const [index, block] of chapter.blocks.entries()) {
    if (block.type === 'section') {
      keepWhole(section, flow)
      const next = chapter.blocks[index + 1]
      section = { start: flow.pieces.length, share: wholeUpTo(block.of, next) }
      context = addSection(own, block, next)
    } else addBlock(context, block)
    await yieldToOthers()
  }
  keepWhole(section, flow)
}
