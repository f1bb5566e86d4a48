import { readFileSync } from 'node:fs'
import path from 'node:path'
import { web } from '../lib/paths.mjs'
import { messageArguments } from './message-arguments.mjs'
import { hasForms, pluralFaults } from './message-plurals.mjs'
import { unusedKeys, withoutTranslator } from './message-use.mjs'

const languages = /** @type {const} */ (['hun', 'eng', 'rus'])

/** @typedef {{ [key: string]: string | Messages }} Messages */

/** @param {Messages} messages @param {string} [prefix] @returns {[string, string][]} */
const flatten = (messages, prefix = '') =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )

/** @param {typeof languages[number]} language */
function read(language) {
  const file = path.join(web, 'messages', `${language}.json`)
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))))
}

/** @param {string} text */
function argumentsOf(text) {
  try {
    return messageArguments(text).join('  ') || 'none'
  } catch (error) {
    return `unreadable: ${error instanceof Error ? error.message : error}`
  }
}

/** @param {string} text @param {typeof languages[number]} language */
function numberFaults(text, language) {
  try {
    return pluralFaults(text, language)
  } catch {
    return [] // Told already, as unreadable.
  }
}

/** @param {string} text */
function isForTranslators(text) {
  try {
    return hasForms(text)
  } catch {
    return false
  }
}

/** Faults of one language beside the first one. @param {Map<string, string>} model @param {typeof languages[number]} language */
function faultsOf(model, language) {
  const messages = read(language)
  const missing = [...model.keys()].filter((key) => !messages.has(key))
  const extra = [...messages.keys()].filter((key) => !model.has(key))
  const others = [...messages].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: ${key} is empty`]
    const expected = argumentsOf(model.get(key) ?? text)
    const actual = argumentsOf(text)
    const isFine = actual === expected && !actual.startsWith('unreadable')
    return [
      ...(isFine ? [] : [`${language}: ${key} has ${actual}, not ${expected}`]),
      ...numberFaults(text, language).map((fault) => `${language}: ${key} has ${fault}`),
    ]
  })
  return [
    ...missing.map((key) => `${language}: ${key} is missing`),
    ...extra.map((key) => `${language}: ${key} is in no ${languages[0]}.json`),
    ...others,
  ]
}

const model = read(languages[0])
const unused = unusedKeys(web, [...model.keys()]).map((key) => `${key} is used nowhere`)
const chosen = new Set(
  languages.flatMap((language) =>
    [...read(language)].flatMap(([key, text]) => (isForTranslators(text) ? [key] : [])),
  ),
)
const raw = withoutTranslator(web, [...chosen]).map(
  (key) =>
    `${key} has plural forms, and no t('…', {…}) fills it in: the browser's filler knows none`,
)
const faults = [...raw, ...languages.flatMap((language) => faultsOf(model, language)), ...unused]
for (const fault of faults) console.error(fault)
console.log(`${model.size} messages in ${languages.length} languages, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
