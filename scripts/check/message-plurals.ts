import { TYPE } from '@formatjs/icu-messageformat-parser'
import { insidesOf, messageArguments, type Part, partsOf } from './message-arguments.ts'
import { counted, type Language, locales, smallWords, uncounted } from './message-numbers.ts'

/** Context of a part: the language, and the arguments of the plurals around it. */
type Place = { language: Language; plurals: readonly string[] }

const wordBehind = /^[\s\u00A0\u202F-]*(\p{L}+)/u
const nothingButSpace = /^[\s\u00A0\u202F-]+$/u
const article = /(?:^|[^\p{L}])az?[\s\u00A0]+$/iu

/** A flat list of parts, with the children of tags. */
const flattenParts = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.type === TYPE.tag ? flattenParts(part.children) : [part]))

const textOf = (part: Part | undefined) => (part?.type === TYPE.literal ? part.value : '')

/** The argument of a number without plural forms, also at the end of a form: "{days, plural, other {#}} days". */
function bareNumber(part: Part | undefined): string | undefined {
  if (part?.type === TYPE.plural) {
    const forms = Object.values(part.options)
    return forms.some(({ value }) => value.at(-1)?.type === TYPE.pound) ? part.value : undefined
  }
  if (part?.type !== TYPE.argument && part?.type !== TYPE.number) return undefined
  return counted.has(part.value) ? part.value : undefined
}

/** The word after a number that it counts, or undefined. */
function countedWord(row: readonly Part[], at: number, language: Language) {
  const behind = textOf(row[at + 1])
  if (nothingButSpace.test(behind) && row[at + 2]) return '…'
  const word = wordBehind.exec(behind)?.[1]
  return word && !smallWords[language].has(word.toLowerCase()) ? word : undefined
}

function numberFaults(row: readonly Part[], at: number, { language, plurals }: Place): string[] {
  const part = row[at]
  const name = bareNumber(part)
  const beginning = part?.type === TYPE.plural ? part.value : name
  // Whether it is "a" or "az" depends on how the number is pronounced.
  if (beginning && language === 'hun' && article.test(textOf(row[at - 1]))) {
    return [`an article before {${beginning}}`]
  }
  if (name === undefined) return []
  const word = plurals.includes(name) ? undefined : countedWord(row, at, language)
  return word ? [`{${name}} before "${word}" without plural forms`] : []
}

/** Plural categories of a language. In Hungarian a noun after a number has one form. */
function formsOf(language: Language, type: 'cardinal' | 'ordinal'): string[] {
  if (language === 'hun') return ['other']
  return new Intl.PluralRules(locales[language], { type }).resolvedOptions().pluralCategories
}

function formFaults(part: Part, language: Language): string[] {
  if (part.type !== TYPE.plural) return []
  const pluralCategories = formsOf(language, part.pluralType ?? 'cardinal')
  const given = Object.keys(part.options).filter((form) => !form.startsWith('='))
  const missing = pluralCategories.filter((form) => !given.includes(form))
  const extra = given.filter((form) => !pluralCategories.some((known) => known === form))
  return [
    ...missing.map((form) => `{${part.value}} without the form "${form}"`),
    ...extra.map((form) => `{${part.value}} with the form "${form}", which the language has not`),
  ]
}

function faultsIn(parts: readonly Part[], place: Place): string[] {
  const row = flattenParts(parts)
  return row.flatMap((part, at) => {
    const plurals = part.type === TYPE.plural ? [...place.plurals, part.value] : place.plurals
    return [
      ...numberFaults(row, at, place),
      ...formFaults(part, place.language),
      ...insidesOf(part).flatMap((inside) => faultsIn(inside, { ...place, plurals })),
    ]
  })
}

/**
 * Faults of the numbers in a message: a noun that does not agree with its number, a plural form that is missing in the
 * language or does not exist there, an argument that is listed neither as counted nor as uncounted. Throws a SyntaxError
 * for an invalid ICU message.
 */
export function pluralFaults(text: string, language: Language): string[] {
  const names = messageArguments(text).filter((name) => !name.startsWith('<'))
  const unknown = names.filter((name) => !counted.has(name) && !uncounted.has(name))
  return [
    ...unknown.map((name) => `{${name}}, which stands in no list of message-numbers.ts`),
    ...new Set(faultsIn(partsOf(text), { language, plurals: [] })),
  ]
}

/** Whether a message has plural or select forms, which only a translator function can resolve. */
export const hasForms = (text: string) => isChosen(partsOf(text))

const isChosen = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      part.type === TYPE.plural || part.type === TYPE.select || insidesOf(part).some(isChosen),
  )
