import type { DocumentWords } from '../document/document-words'

/** Capitalizes the first letter, for a title. */
export const titled = ({ lang }: Pick<DocumentWords, 'lang'>, text: string) =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
