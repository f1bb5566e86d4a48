import type { Language } from '@krono/contract'
import { regionOf } from '../../../platform/lib/money-form'
import type { Fillings } from '../compose/outline'
import { inflectName, isNameCase, pronouns } from './hungarian-name'

const placeholder = /\{\{(?<what>\w+)(?::(?<nameCase>\p{L}+))?\}\}/gu

type Wording = { language: Language; names: readonly string[] }

/**
 * Replaces the placeholders of a text once: `{{high}}` by a number, `{{best}}` by a day, `{{name}}` by a name, in
 * Hungarian also in a case: `{{name:nak}}`. An unknown placeholder is replaced by nothing.
 */
export const fillText = (
  text: string,
  { numbers = {}, names = {}, dates = {} }: Fillings,
  { language, names: people }: Wording,
): string =>
  text.replace(
    placeholder,
    (_match, what: string, ...[nameCase, place]: [string | undefined, number]) => {
      const person = own(names, what)
      const date = own(dates, what)
      if (person === undefined && date === undefined) return String(own(numbers, what) ?? '')
      const words =
        date === undefined
          ? nameIn(people[person ?? 0] ?? '', nameCase, language)
          : dateText(date, language)
      return beginsSentence.test(text.slice(0, place)) ? capitalized(words) : words
    },
  )

/** A month or a pronoun at the beginning of a sentence has a capital letter. */
const beginsSentence = /(?:^|[.!?…]\s+[„“«]?|^[„“«]|\n\s*)$/u

const capitalized = (words: string) => words.replace(/^./u, (first) => first.toLocaleUpperCase())

const own = <Value>(values: Readonly<Record<string, Value>>, what: string): Value | undefined =>
  Object.hasOwn(values, what) ? values[what] : undefined

/** A name that cannot be inflected is replaced by a pronoun. */
function nameIn(name: string, nameCase: string | undefined, language: Language): string {
  if (!nameCase || language !== 'hun' || !isNameCase(nameCase)) return name
  return inflectName(name, nameCase) ?? pronouns[nameCase]
}

const shapes = {
  day: { month: 'long', day: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', timeZone: 'UTC' },
} as const

/** `március 14.`, `14 March`, `14 марта`; of a month its name. */
function dateText(date: string, language: Language): string {
  const shape = date.length > 'YYYY-MM'.length ? shapes.day : shapes.month
  return new Intl.DateTimeFormat(regionOf[language], shape).format(new Date(date))
}
