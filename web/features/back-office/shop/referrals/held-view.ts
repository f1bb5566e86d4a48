/** Filter of the codes with friends to decide about. */
export const heldFilter = '1..'
