/** Newest rows that the side panels of a coupon and of a pay link list; the panel says so when there may be more. */
export const rowsInPanel = 100
