import type { DocumentWords } from '../document/document-words'

/** A word with its first letter large, as a title begins. */
export const titled = ({ lang }: Pick<DocumentWords, 'lang'>, text: string) =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
