/** Shortest question that is answered; to a shorter one nothing is found. */
export const shortestFind = 2

/** So many of each kind are found; whoever wants more opens the list. */
export const mostFound = 6
