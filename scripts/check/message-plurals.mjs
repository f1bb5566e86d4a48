import { TYPE } from '@formatjs/icu-messageformat-parser'
import { insidesOf, messageArguments, partsOf } from './message-arguments.mjs'
import { counted, smallWords, uncounted } from './message-numbers.mjs'

/** @typedef {import('./message-arguments.mjs').Part} Part */
/** @typedef {keyof typeof smallWords} Language */
/** Where a part stands: the language, and the arguments whose plural it is in. @typedef {{ language: Language, plurals: readonly string[] }} Place */

const locales = { hun: 'hu', eng: 'en', rus: 'ru' }

const wordBehind = /^[\s\u00A0\u202F-]*(\p{L}+)/u
const nothingButSpace = /^[\s\u00A0\u202F-]+$/u
const article = /(?:^|[^\p{L}])az?[\s\u00A0]+$/iu

/** Parts in a row, tags opened. @param {readonly Part[]} parts @returns {Part[]} */
const inRow = (parts) =>
  parts.flatMap((part) => (part.type === TYPE.tag ? inRow(part.children) : [part]))

/** @param {Part | undefined} part */
const textOf = (part) => (part?.type === TYPE.literal ? part.value : '')

/** A number as it stands, also as the end of a form: "{days, plural, other {#}} days". @param {Part} part */
function isBareNumber(part) {
  if (part.type === TYPE.plural)
    return Object.values(part.options).some(({ value }) => value.at(-1)?.type === TYPE.pound)
  return (part.type === TYPE.argument || part.type === TYPE.number) && counted.has(part.value)
}

/** The word that a number counts, or undefined. @param {Part[]} row @param {number} at @param {Language} language */
function countedWord(row, at, language) {
  const behind = textOf(row[at + 1])
  if (nothingButSpace.test(behind) && row[at + 2]) return '…'
  const word = wordBehind.exec(behind)?.[1]
  return word && !smallWords[language].has(word.toLowerCase()) ? word : undefined
}

/** @param {Part[]} row @param {number} at @param {Place} place @returns {string[]} */
function numberFaults(row, at, { language, plurals }) {
  const part = row[at]
  if (!part || !isBareNumber(part) || !('value' in part)) return []
  const name = String(part.value)
  // In Hungarian a noun behind a number has one form; but "a" or "az" before it hangs on how the number is said.
  if (language === 'hun')
    return article.test(textOf(row[at - 1])) ? [`an article before {${name}}`] : []
  const word = plurals.includes(name) ? undefined : countedWord(row, at, language)
  return word ? [`{${name}} before "${word}" without plural forms`] : []
}

/** @param {Part} part @param {Language} language @returns {string[]} */
function formFaults(part, language) {
  if (part.type !== TYPE.plural || language === 'hun') return []
  const rules = new Intl.PluralRules(locales[language], { type: part.pluralType ?? 'cardinal' })
  const { pluralCategories } = rules.resolvedOptions()
  const given = Object.keys(part.options).filter((form) => !form.startsWith('='))
  const missing = pluralCategories.filter((form) => !given.includes(form))
  const extra = given.filter((form) => !pluralCategories.some((known) => known === form))
  return [
    ...missing.map((form) => `{${part.value}} lacks the form "${form}"`),
    ...extra.map((form) => `{${part.value}} has the form "${form}", which the language has not`),
  ]
}

/** @param {readonly Part[]} parts @param {Place} place @returns {string[]} */
function faultsIn(parts, place) {
  const row = inRow(parts)
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
 * What is wrong with the numbers of a message: a noun that does not follow its number, a form that the language
 * lacks or has too many, an argument of which nobody has said whether things are counted by it.
 *
 * @param {string} text
 * @param {Language} language
 * @throws {SyntaxError} when it is no ICU message
 */
export function pluralFaults(text, language) {
  const names = messageArguments(text).filter((name) => !name.startsWith('<'))
  const unknown = names.filter((name) => !counted.has(name) && !uncounted.has(name))
  return [
    ...unknown.map((name) => `{${name}} stands in no list of message-numbers.mjs`),
    ...new Set(faultsIn(partsOf(text), { language, plurals: [] })),
  ]
}

/** Whether a message has forms to choose from, which only a translator can do. @param {string} text */
export const hasForms = (text) => {
  const isForm = (/** @type {Part} */ part) =>
    part.type === TYPE.plural || part.type === TYPE.select
  const some = (/** @type {readonly Part[]} */ parts) =>
    /** @type {boolean} */ (parts.some((part) => isForm(part) || insidesOf(part).some(some)))
  return some(partsOf(text))
}
