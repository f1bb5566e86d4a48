/** Shortest question that is answered; to a shorter one nothing is found. */
export const shortestFind = 2

/** Most results of each kind; the list has the others. */
export const mostFound = 6
