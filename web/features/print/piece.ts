import type { Sized } from './paginate'

/** An element of the document's structure, for screen readers: PDF 1.7, 14.8.4. */
export type Node = {
  type:
    | ('Sect' | 'BlockQuote' | 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Figure' | 'Caption')
    | ('Table' | 'TR' | 'TH' | 'TD')
    | ('L' | 'LI' | 'Lbl' | 'LBody')
    | ('TOC' | 'TOCI' | 'Reference')
  parent: Node | undefined
  /** BCP 47, where it is not the document's. */
  lang?: string
  /** Text alternative of a picture. */
  alt?: string
  /** Position of a picture on its page. */
  box?: { x: number; width: number; height: number }
  scope?: 'Row' | 'Column'
}

/** Draws at a top edge, in points from the top of the page. */
export type Draw = (top: number) => void

/** A link to the mark of a name, or to an address; over the whole width of the page unless it has a box. */
export type Link = ({ to: string } | { url: string }) & {
  height: number
  title: string
  box?: { x: number; width: number }
}

/** Screen readers ignore ornaments; every other part belongs to a node. */
export type Part = {
  draw: Draw
  of: Node | 'ornament'
  link?: Link
}

/** Target of a bookmark, and of a link in the contents. */
export type Mark = { title: string; level: 1 | 2; name: string }

/** An unbreakable part of a page: a line, a row, a drawing. */
export type Piece = Sized & {
  parts: readonly Part[]
  /** Repeated as an ornament on a page that begins with this piece. */
  head?: Piece | undefined
  mark?: Mark
  /** The title of its chapter, for the header of the page. */
  chapter: string
}
