/** Whose chart stands where an example is shown; the formula page works it out step by step. */
export const exampleDate = '1984-06-12'
