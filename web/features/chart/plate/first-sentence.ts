/** The first sentence of a text, with the mark that ends it. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text
