import { createHash } from 'node:crypto'
import type { Choice } from './choice.ts'
import type { Turn } from './turns.ts'
/**
 * A line of Playwright's list: `[hun-390] › money.spec.ts:10:1 › a month is subscribed`. Playwright runs the tests of a
 * list of such lines.
 */
export type Line = { text: string; project: string; file: string; test: string }
const shape = /^\s*(\[([^\]]+)\] › ([^:›]+):(.+))$/

export const linesIn = (list: string): Line[] =>
  list.split('\n').flatMap((line) => {
    const [, text, project = '', file = '', rest = ''] = shape.exec(line) ?? []
    return text ? [{ text, project, file, test: `${file}:${rest}` }] : []
  })

/** The chosen tests: each in the first language and size that it has, or in all of them. */
export function chosenLines(lines: readonly Line[], { files, titles, isEverywhere }: Choice) {
  const names = new Set(files.map((file) => file.split('/').at(-1)))
  const wanted = titles.map((title) => title.toLowerCase())
  const seen = new Set()
  return lines.filter(({ file, test }) => {
    const isTitled =
      wanted.length === 0 || wanted.some((title) => test.toLowerCase().includes(title))
    if (!names.has(file) || !isTitled || seen.has(test)) return false
    if (!isEverywhere) seen.add(test)
    return true
  })
}

/** A number that depends only on a test's file and titles: an edit elsewhere in the file or the list does not change it. */
const numberOf = (test: string) =>
  createHash('sha256')
    .update(test.replace(/:\d+:\d+ › /, ' › '))
    .digest()
    .readUInt32BE()

/** Files with more tests make one of each row of a table, such as each address of the site. */
const longTable = 25

/**
 * For a whole run: each test once, in one of its languages and sizes, so that all of them are used. Of the tests of a long
 * table every second one; the others at the next revision.
 */
export function linesByTurns(lines: readonly Line[], turn: Turn) {
  const ofTests = new Map<string, Line[]>()
  for (const line of lines) ofTests.set(line.test, [...(ofTests.get(line.test) ?? []), line])
  const counts = new Map<string, number>()
  for (const [{ file } = { file: '' }] of ofTests.values())
    counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...ofTests].flatMap(([test, own]) => {
    const number = numberOf(test)
    const line = own[number % own.length]
    const isLong = line && (counts.get(line.file) ?? 0) > longTable
    return line && (!isLong || (number >>> 16) % 2 === turn) ? [line] : []
  })
}

export const languages = ['hun', 'eng', 'rus'] as const
export type Language = (typeof languages)[number]

/**
 * The languages that must run for these tests. Hungarian always runs: the cms notifies it of publications, and Stripe
 * sends its events to it.
 */
export const languagesOf = (
  lines: readonly Line[],
  sourceOf: (file: string) => string,
): Language[] =>
  languages.filter(
    (language) =>
      language === 'hun' ||
      lines.some(({ project }) => project.startsWith(language)) ||
      [...new Set(lines.map(({ file }) => file))].some((file) =>
        sourceOf(file).includes(`E2E_${language.toUpperCase()}_URL`),
      ),
  )
