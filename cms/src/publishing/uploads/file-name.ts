import path from 'node:path'

/** Control characters, marks that hide or reverse text, surrogate halves, and characters that file systems refuse. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them to remove them.
const unwanted = /[\u0000-\u001f\u007f-\u009f<>:"|?*\p{Bidi_Control}\p{Cf}\p{Cs}]/gu

const mostCharacters = 120

/**
 * A name for display and storage: the last part of a path, without hidden or reversing characters, and with the
 * extension of the actual kind.
 */
export function fileName(original: string, extension: string): string {
  const last = original.normalize().split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(unwanted, '').trim()
  const base = clean.slice(0, clean.length - path.extname(clean).length).replace(/^\.+/, '')
  return `${[...base].slice(0, mostCharacters).join('').trim() || 'file'}${extension}`
}
