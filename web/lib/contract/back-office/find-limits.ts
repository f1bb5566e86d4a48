/** Shortest search text; a shorter one finds nothing. */
export const shortestFind = 2

/** Most results of each kind; the full list shows the rest. */
export const mostFound = 6
