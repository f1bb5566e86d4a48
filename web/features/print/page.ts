type Column = { readonly x: number; readonly width: number }

/** A size of paper and its columns, in points from the top left. */
export type Page = {
  readonly width: number
  readonly height: number
  readonly top: number
  /** Bottom limit of the text. */
  readonly foot: number
  readonly aside: Column
  readonly text: Column
  /** Both columns together. */
  readonly whole: Column
}

/** A4, and the columns of an analysis: a narrow one for marks and labels, a wide one for text. */
export const page = {
  width: 595.28,
  height: 841.89,
  top: 78,
  foot: 772,
  aside: { x: 60, width: 94 },
  text: { x: 164, width: 371 },
  whole: { x: 60, width: 475 },
} as const satisfies Page

/** Height for the text of a page. */
export const roomOf = ({ foot, top }: Page) => foot - top

export const room = roomOf(page)
