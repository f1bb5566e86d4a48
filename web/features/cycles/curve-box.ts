/** The drawing's units: stretched to its container, lines keep their width. */
export const curveBox = { width: 1000, height: 200, zero: 100 } as const

/** Height of a value (−100 to 100) in the drawing; up is positive. */
export const heightOf = (value: number) => curveBox.zero - value
