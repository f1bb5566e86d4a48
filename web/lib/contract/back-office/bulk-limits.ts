/** An act that changes more people than this wants their number typed. */
export const mostUnconfirmed = 1000
