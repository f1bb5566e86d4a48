import path from 'node:path'

/** Control characters, marks that turn or hide text, halves of characters, and what no file system likes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwanted = /[\u0000-\u001f\u007f-\u009f<>:"|?*\p{Bidi_Control}\p{Cf}\p{Cs}]/gu

const mostCharacters = 120

/**
 * A name to show and to save under: the last part of a path, without what hides or turns it, and with the
 * extension of what the file is, instead of its own.
 */
export function fileName(given: string, extension: string): string {
  const last = given.normalize().split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(unwanted, '').trim()
  const base = clean.slice(0, clean.length - path.extname(clean).length).replace(/^\.+/, '')
  return `${[...base].slice(0, mostCharacters).join('').trim() || 'file'}${extension}`
}
