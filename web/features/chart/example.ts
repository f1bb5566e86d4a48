/** Date of the example charts; the formula page computes it step by step. */
export const exampleDate = '1984-06-12'
