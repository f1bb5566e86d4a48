import { randomInt } from 'node:crypto'

// Without letters and digits that are mistaken for one another when somebody reads them out.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679'

const groupOf = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code that nobody guesses: `K-7FQ4-XM9D-3TUA`. */
export const newCode = () => `K-${groupOf(4)}-${groupOf(4)}-${groupOf(4)}`
