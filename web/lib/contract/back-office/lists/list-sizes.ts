/** Rows of a page. */
export const listSizes = [25, 50, 100] as const

/** Filtered rows are counted up to this number: a count of more reads so many entries that the list would take seconds. */
export const mostCounted = 100_000
