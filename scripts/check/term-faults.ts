/** A retired name, and the standard term that replaces it. */
export type Term = { term: string; not: string }

/** A source file: its path and its text. */
export type Source = { file: string; text: string }

const kebab = (name: string) =>
  name.replace(
    /[A-Z]/g,
    (letter, place: number) => `${place > 0 ? '-' : ''}${letter.toLowerCase()}`,
  )

/** Has the name of its content type, which is a stored name. */
const isManifest = (file: string) =>
  file.startsWith('cms/src/api/') && file.endsWith('.manifest.ts')

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** Uses of retired names as identifiers or file names, one sentence each (docs/words.md, "Terms in code"). */
export function termFaults(terms: readonly Term[], sources: readonly Source[]): string[] {
  const termOf = new Map(terms.map(({ term, not }) => [not, term]))
  const nameOf = new Map(terms.map(({ term, not }) => [kebab(not), kebab(term)]))
  return sources.flatMap(({ file, text }) => {
    const base = file.split('/').at(-1)?.split('.')[0] ?? ''
    const named = isManifest(file) ? undefined : nameOf.get(base)
    const words = new Set(text.replace(comments, '').match(/[A-Za-z_$][\w$]*/g))
    const used = [...words].flatMap((word) => {
      const term = termOf.get(word)
      return term ? [`${file}: "${word}" is called "${term}"`] : []
    })
    return named ? [`${file} is called "${named}"`, ...used] : used
  })
}
