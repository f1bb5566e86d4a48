/** A4 in points, and the columns of a page: a narrow one for marks and labels, a wide one for text. */
export const page = {
  width: 595.28,
  height: 841.89,
  top: 78,
  /** Bottom limit of the text. */
  foot: 772,
  aside: { x: 60, width: 94 },
  text: { x: 164, width: 371 },
  /** Both columns together. */
  whole: { x: 60, width: 475 },
} as const

/** Height for the text of a page. */
export const room = page.foot - page.top
