/** Above this number of changed users a bulk action requires the number to be typed. */
export const mostUnconfirmed = 1000
