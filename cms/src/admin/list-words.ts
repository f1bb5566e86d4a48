import { writeMoney } from '../platform/lib/money-form'
import { nameIn } from './names'
import { languageOf } from './shown-language'

/** Short enough for the last column of a list: 2026. nov. 21. 9:12. */
export function dateIn(locale: string, value: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(value))
}

export type Attribute = { type: string; customField?: string; options?: object }

/** In a locale of the panel: hu, en or ru. */
type Write = (locale: string, value: unknown) => string | undefined

const ofText =
  (write: (locale: string, value: string) => string): Write =>
  (locale, value) =>
    typeof value === 'string' ? write(locale, value) : undefined

const name = ofText((locale, value) => nameIn(languageOf(locale), value))

const writers: Readonly<Record<string, (attribute: Attribute) => Write>> = {
  enumeration: () => name,
  'global::name': () => name,
  datetime: () => ofText(dateIn),
  'global::money': ({ options }) => {
    const { currency } = options as { currency: 'huf' | 'gbp' }
    return (locale, amount) =>
      typeof amount === 'number' ? writeMoney({ amount, currency }, languageOf(locale)) : undefined
  },
}

/** How a list formats a field; undefined: as Strapi does. */
export const cellText = (attribute: Attribute): Write | undefined =>
  writers[attribute.customField ?? attribute.type]?.(attribute)

/** A day without its time: 1984. jún. 12. */
export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
