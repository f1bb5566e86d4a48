import { writeMoney } from '../lib/money-form'
import { english, hungarian, russian } from './content-words'
import { languageOf } from './shown-language'

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hu: hungarian,
  en: english,
  ru: russian,
}

/** What a form calls this choice, in the language of the panel (hu, en or ru). */
export function choiceIn(language: string, value: string): string {
  return choices[language]?.[value] ?? value
}

/** Short enough for the last column of a list to stay on the screen: 2026. nov. 21. 9:12. */
export function dateIn(language: string, value: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(value))
}

export type Attribute = { type: string; customField?: string; options?: object }

type Write = (language: string, value: unknown) => string | undefined

const ofText =
  (write: (language: string, value: string) => string): Write =>
  (language, value) =>
    typeof value === 'string' ? write(language, value) : undefined

const writers: Readonly<Record<string, (attribute: Attribute) => Write>> = {
  enumeration: () => ofText(choiceIn),
  datetime: () => ofText(dateIn),
  'global::money': ({ options }) => {
    const { currency } = options as { currency: 'huf' | 'gbp' }
    return (language, amount) =>
      typeof amount === 'number'
        ? writeMoney({ amount, currency }, languageOf(language))
        : undefined
  },
}

/** How a list writes what stands in a field; undefined: as Strapi does. */
export const cellText = (attribute: Attribute): Write | undefined =>
  writers[attribute.customField ?? attribute.type]?.(attribute)
