import { type Page, roomOf } from '@/features/print/page'

const column = { x: 52, width: 316 } as const

/** A5, for a tablet or a reader of books: one column of about sixty letters. */
export const bookPage = {
  width: 419.53,
  height: 595.28,
  top: 66,
  foot: 532,
  aside: column,
  text: column,
  whole: column,
} as const satisfies Page

export const bookRoom = roomOf(bookPage)

/** In the contents numbers have a column of their own. */
export const contentsColumns = {
  aside: { x: column.x, width: 24 },
  text: { x: column.x + 26, width: column.width - 26 },
} as const
