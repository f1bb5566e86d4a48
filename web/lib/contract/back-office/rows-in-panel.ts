/** Number of rows in the side panels of a coupon and of a pay link; the panel says when there may be more. */
export const rowsInPanel = 100
