import type { Language } from '@krono/contract'
import { english, hungarian, russian } from '../admin/content-words'
import type { Use } from './uses-of-files'

/** How many places a sentence names. */
const mostNamed = 5

const words = {
  hun: {
    types: hungarian,
    locales: { hu: 'magyar', en: 'angol', ru: 'orosz' },
    quote: (title) => `„${title}”`,
    trash: 'a kukában',
    more: (count) => `és még ${count} helyen`,
    stays: (name, places) =>
      `A(z) „${name}” fájl nem törölhető, mert itt áll: ${places}. Előbb ott vedd ki, vagy cserélj helyette másikat.`,
  },
  eng: {
    types: english,
    locales: { hu: 'Hungarian', en: 'English', ru: 'Russian' },
    quote: (title) => `“${title}”`,
    trash: 'in the trash',
    more: (count) => `and in ${count} more`,
    stays: (name, places) =>
      `The file “${name}” cannot be deleted, because it stands here: ${places}. First take it out there, or put another in its place.`,
  },
  rus: {
    types: russian,
    locales: { hu: 'венгерский', en: 'английский', ru: 'русский' },
    quote: (title) => `«${title}»`,
    trash: 'в корзине',
    more: (count) => `и ещё мест: ${count}`,
    stays: (name, places) =>
      `Файл «${name}» нельзя удалить: он используется здесь: ${places}. Сначала убери его оттуда или замени другим.`,
  },
} as const satisfies Record<
  Language,
  {
    types: Readonly<Record<string, string>>
    locales: Readonly<Record<string, string>>
    quote: (title: string) => string
    trash: string
    more: (count: number) => string
    stays: (name: string, places: string) => string
  }
>

/** Where a file stands, as the editor reads it who wanted to delete it; types by the names that schemas give them. */
export function sayUses(
  name: string,
  uses: readonly (Use & { type: string })[],
  language: Language,
): string {
  const { types, locales, quote, trash, more, stays } = words[language]
  const typeOf = new Map<string, string>(Object.entries(types))
  const localeOf = new Map<string, string>(Object.entries(locales))
  const named = uses.slice(0, mostNamed).map(({ type, title, locale, isInTrash }) => {
    const where = [localeOf.get(locale), isInTrash ? trash : undefined].filter(Boolean).join(', ')
    const entry = [typeOf.get(type) ?? type, title && quote(title)].filter(Boolean).join(' ')
    return where ? `${entry} (${where})` : entry
  })
  const left = uses.length - named.length
  return stays(name, [...named, ...(left > 0 ? [more(left)] : [])].join(', '))
}
