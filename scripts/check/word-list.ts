import { type Language, languages } from './message-numbers.ts'
import type { Term } from './term-faults.ts'

/** A thing, and the places where its exact name must be. */
export type Thing = { thing: string; names: Record<Language, string>; places: string[] }

/** Words that a language must not use; an exception is the beginning of a place's key. */
export type Rule = { language: Language; not: string[]; but: string; except: string[] }

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the table below a heading, without its header. */
function rowsOf(page: string, heading: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (!section) throw new Error(`docs/words.md has no heading "${heading}"`)
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map(cellsOf)
}

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

const isLanguage = (word: string): word is Language => languages.some((known) => known === word)

export const thingsOf = (page: string): Thing[] =>
  rowsOf(page, 'Things').map(([thing = '', hun = '', eng = '', rus = '', , places]) => ({
    thing,
    names: { hun, eng, rus },
    places: quoted(places),
  }))

export const rulesOf = (page: string): Rule[] =>
  rowsOf(page, 'Words not to use').map(([language = '', not, but = '', except]) => {
    if (!isLanguage(language)) throw new Error(`docs/words.md: "${language}" is no language`)
    return { language, not: quoted(not), but, except: quoted(except) }
  })

export const termsOf = (page: string): Term[] =>
  rowsOf(page, 'Terms in code').map(([term, not]) => ({
    term: quoted(term)[0] ?? '',
    not: quoted(not)[0] ?? '',
  }))
