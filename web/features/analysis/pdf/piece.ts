import type { Sized } from './paginate'

/** An element of the document's structure, for screen readers: PDF 1.7, 14.8.4. */
export type Node = {
  type: 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'TOC' | 'TOCI'
  parent: Node | undefined
  /** BCP 47, where it is not the document's. */
  lang?: string
  /** What stands for a picture. */
  alt?: string
  /** Where a picture stands on its page. */
  box?: { x: number; width: number; height: number }
  scope?: 'Row' | 'Column'
}

/** What is drawn, its top edge given, in points from the top of the page. */
export type Draw = (top: number) => void

/** Ornaments say nothing to a screen reader; what is not an ornament belongs to a node. */
export type Part = {
  draw: Draw
  of: Node | 'ornament'
  /** A click on it leads to the mark of that name. */
  link?: { to: string; height: number; title: string }
}

/** Where a bookmark leads, and a link of the contents. */
export type Mark = { title: string; level: 1 | 2; name: string }

/** A part of a page that stays whole: a line, a row, a drawing. */
export type Piece = Sized & {
  parts: readonly Part[]
  /** Drawn once more, as an ornament, where a page begins with this piece. */
  head?: Piece | undefined
  mark?: Mark
  /** The title of its chapter, for the head of the page. */
  chapter: string
}
