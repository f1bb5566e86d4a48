/** Rows of a page. */
export const listSizes = [25, 50, 100] as const
