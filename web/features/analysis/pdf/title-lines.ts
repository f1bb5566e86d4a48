import type { AnalysisDocument } from '@krono/contract'
import { page } from '@/features/print/page'
import { type Style, styles } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'
import { isAboutMany } from '../document/document-title'
import type { DocumentWords } from '../document/document-words'
import type { Person } from './people'

export type Line = { text: string; style: Style; gap: number; type: 'H1' | 'P' }

type Given = {
  type: Typesetter
  words: DocumentWords
  kind: AnalysisDocument['kind']
  people: readonly Person[]
}

const { width } = page.whole

/** The lines of the title page, from top to bottom: kind, names, and for one person the date. */
export function titleLinesOf({ type, words, kind: of, people }: Given): Line[] {
  const kind = words.kind(of)
  const names = people.map(({ name }) => name)
  const isMany = isAboutMany({ people })
  const kicker = isMany ? words.t('analysis.people', { count: people.length }) : kind
  const [person, ...others] = people
  const date = others.length === 0 && person?.date ? words.longDate(person.date) : undefined
  return [
    { text: kicker.toLocaleUpperCase(words.lang), style: styles.kicker, gap: 0, type: 'P' },
    ...titleLines(type, isMany ? [kind] : names, words.and),
    ...(date ? [{ text: date, style: styles.lead, gap: 8, type: 'P' } as const] : []),
    ...(isMany ? listLines(type, words.list(names), names.length) : []),
  ]
}

/** Larger letters for shorter names. */
const nameSizes = [36, 30, 25, 21, 17, 14.5, 12, 10.5] as const

/** Titles in the largest size at which each takes at most two lines and no word is cut; `and` between two. */
function titleLines(type: Typesetter, titles: readonly string[], and: string): Line[] {
  const set = (size: number) => {
    const style: Style = { ...styles.name, size, leading: size * 1.22 }
    return { style, all: titles.map((title) => type.linesOf(title, style, width)) }
  }
  const fits = ({ all }: ReturnType<typeof set>) =>
    all.every((lines, place) => lines.length <= 2 && lines.join(' ') === titles[place])
  const { style, all } = nameSizes.map(set).find(fits) ?? set(nameSizes.at(-1) ?? 10)
  return all.flatMap((lines, place) => [
    ...(place > 0 ? [{ text: and, style: styles.lead, gap: 3, type: 'H1' } as const] : []),
    ...lines.map((text, row): Line => {
      const gap = row > 0 ? 0 : place > 0 ? 1 : 10
      return { text, style, gap, type: 'H1' }
    }),
  ])
}

/** All names of a family or group; more people get smaller letters. */
function listLines(type: Typesetter, names: string, count: number): Line[] {
  const style = count > 8 ? { ...styles.contents, size: 10.5, leading: 16 } : styles.contents
  return type
    .linesOf(names, style, width)
    .map((text, place) => ({ text, style, gap: place === 0 ? 10 : 0, type: 'P' }))
}
