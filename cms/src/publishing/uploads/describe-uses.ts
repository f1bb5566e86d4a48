import type { Language } from '@krono/contract'
import { nameIn } from '../../admin/names'
import type { Use } from './uses-of-files'

/** Maximum number of named uses. */
const mostNamed = 5

const words = {
  hun: {
    locales: { hu: 'magyar', en: 'angol', ru: 'orosz' },
    quote: (title) => `„${title}”`,
    trash: 'a kukában',
    version: (number) => `${number}. változat`,
    more: (count) => `és még ${count} helyen`,
    stays: (name, places) =>
      `A(z) „${name}” fájl nem törölhető, mert itt áll: ${places}. Előbb ott vedd ki, vagy cserélj helyette másikat.`,
    stood: (name, places) =>
      `A(z) „${name}” fájl már sehol sem áll, de korábbi változatokban igen: ${places}. Ha azokból is eltűnhet, töröld még egyszer.`,
  },
  eng: {
    locales: { hu: 'Hungarian', en: 'English', ru: 'Russian' },
    quote: (title) => `“${title}”`,
    trash: 'in the trash',
    version: (number) => `version ${number}`,
    more: (count) => `and in ${count} more`,
    stays: (name, places) =>
      `The file “${name}” cannot be deleted, because it stands here: ${places}. First take it out there, or put another in its place.`,
    stood: (name, places) =>
      `The file “${name}” stands nowhere now, but in earlier versions: ${places}. If it may go from them too, delete it once more.`,
  },
  rus: {
    locales: { hu: 'венгерский', en: 'английский', ru: 'русский' },
    quote: (title) => `«${title}»`,
    trash: 'в корзине',
    version: (number) => `версия ${number}`,
    more: (count) => `и ещё мест: ${count}`,
    stays: (name, places) =>
      `Файл «${name}» нельзя удалить: он используется здесь: ${places}. Сначала убери его оттуда или замени другим.`,
    stood: (name, places) =>
      `Файл «${name}» сейчас нигде не используется, но есть в прежних версиях: ${places}. Если его можно убрать и оттуда, удали его ещё раз.`,
  },
} as const satisfies Record<
  Language,
  {
    locales: Readonly<Record<string, string>>
    quote: (title: string) => string
    trash: string
    version: (number: number) => string
    more: (count: number) => string
    stays: (name: string, places: string) => string
    /** If it is only used in earlier versions. */
    stood: (name: string, places: string) => string
  }
>

/** The uses of a file for an editor who tried to delete it; types by their schema names. */
export function describeUses(
  name: string,
  uses: readonly (Use & { type: string })[],
  language: Language,
): string {
  const { locales, quote, trash, version, more, stays, stood } = words[language]
  const localeOf = new Map<string, string>(Object.entries(locales))
  const named = uses
    .slice(0, mostNamed)
    .map(({ type, title, locale, isInTrash, version: number }) => {
      const when = number === undefined ? undefined : version(number)
      const where = [localeOf.get(locale), isInTrash ? trash : undefined, when]
        .filter(Boolean)
        .join(', ')
      const entry = [nameIn(language, type), title && quote(title)].filter(Boolean).join(' ')
      return where ? `${entry} (${where})` : entry
    })
  const left = uses.length - named.length
  const describe = uses.every((use) => use.version !== undefined) ? stood : stays
  return describe(name, [...named, ...(left > 0 ? [more(left)] : [])].join(', '))
}
