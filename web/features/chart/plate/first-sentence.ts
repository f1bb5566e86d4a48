/** The first sentence of a text, with its final punctuation. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text
