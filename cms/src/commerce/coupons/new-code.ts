import { randomInt } from 'node:crypto'

// Without letters and digits that are easily confused when read aloud.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679'

const groupOf = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code that cannot be guessed: `K-7FQ4-XM9D-3TUA`. */
export const newCode = () => `K-${groupOf(4)}-${groupOf(4)}-${groupOf(4)}`
