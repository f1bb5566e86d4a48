/** A text for searching and sorting: without accents, in lower case. Both sides of a comparison go through it. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case of some capitals has marks of its own.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
