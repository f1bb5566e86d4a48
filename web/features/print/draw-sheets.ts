import { page as a4, type Page } from './page'
import type { Placed } from './paginate'
import type { Pdf } from './pdf'
import type { Part, Piece } from './piece'
import type { Structure } from './structure'
import { yieldToOthers } from './yield-to-others'

export type Sheet = readonly Placed<Piece>[]

type Drawn = { pdf: Pdf; structure: Structure; addFrame: (sheet: Sheet) => void; page?: Page }

/** Draws laid out pages in order, with their marks and bookmarks. */
export async function drawSheets(
  sheets: readonly Sheet[],
  { pdf, structure, addFrame, page = a4 }: Drawn,
) {
  const seen = new Set<Piece>()
  const addBookmark = bookmarks(pdf, page)
  for (const sheet of sheets) {
    pdf.addPage()
    addFrame(sheet)
    for (const run of runsOf(sheet, seen, page)) drawRun(run)
    for (const { piece, top } of sheet) {
      if (piece.mark && !seen.has(piece)) addBookmark(piece.mark, page.top + top)
      seen.add(piece)
    }
    await yieldToOthers()
  }

  function drawRun({ part: { of, link }, top, draws }: Run) {
    const draw = () => {
      for (const drawOne of draws) drawOne()
    }
    if (of === 'ornament') structure.ornament(draw)
    else if (link) structure.link(of, { draw, top, ...link })
    else structure.draw(of, top, draw)
  }
}

type Run = { part: Part; top: number; draws: (() => void)[] }

/** Adjacent parts of one node are drawn as one: the lines of a paragraph stay together. */
function runsOf(sheet: Sheet, seen: ReadonlySet<Piece>, page: Page): Run[] {
  const runs: Run[] = []
  for (const { piece, top } of sheet) {
    for (const original of piece.parts) {
      // Screen readers read the head of a continued table only once, on the page before.
      const part: Part = seen.has(piece) ? { ...original, of: 'ornament' } : original
      const draw = () => part.draw(page.top + top)
      const last = runs.at(-1)
      if (last && last.part.of === part.of && !part.link) last.draws.push(draw)
      else runs.push({ part, top: page.top + top, draws: [draw] })
    }
  }
  return runs
}

function bookmarks(pdf: Pdf, page: Page) {
  let chapter: PDFKit.PDFOutline | undefined
  return ({ level, title, name }: NonNullable<Piece['mark']>, top: number) => {
    const at = { top: Math.max(0, top - 16), left: page.width }
    const parent = level === 1 ? pdf.outline : (chapter ?? pdf.outline)
    const item = parent.addItem(title, { ...at, expanded: false })
    if (level === 1) chapter = item
    pdf.addNamedDestination(name, 'XYZ', 0, at.top, null)
  }
}
