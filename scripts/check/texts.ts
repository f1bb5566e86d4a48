/** Texts by key, as in a file of messages or a table of errors. */
export type Texts = { [key: string]: string | Texts }

/** Every text with its full key: `menu.items.home`. */
export const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
