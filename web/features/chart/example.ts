/** Date of the example charts; the formula page works it out step by step. */
export const exampleDate = '1984-06-12'
