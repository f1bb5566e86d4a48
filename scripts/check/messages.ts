import { readFileSync } from 'node:fs'
import path from 'node:path'
import { web } from '../lib/paths.mjs'
import { messageArguments } from './message-arguments.ts'
import { type Language, languages } from './message-numbers.ts'
import { hasForms, pluralFaults } from './message-plurals.ts'
import { unusedKeys, withoutTranslator } from './message-use.ts'
import { flatten, type Texts } from './texts.ts'

const model = 'hun' satisfies Language

function read(language: Language): Map<string, string> {
  const file = path.join(web, 'messages', `${language}.json`)
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts))
}

const messages = { hun: read('hun'), eng: read('eng'), rus: read('rus') }

/** Faults of one text, compared with the same text in the reference language. */
function textFaults(text: string, expected: string, language: Language): string[] {
  if (text.trim() === '') return ['nothing in it']
  try {
    const actual = messageArguments(text).join(' ')
    const wanted = messageArguments(expected).join(' ')
    const other = actual === wanted ? [] : [`"${actual}" to fill in, not "${wanted}"`]
    return [...other, ...pluralFaults(text, language)]
  } catch (error) {
    return [`what cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}

function faultsOf(language: Language): string[] {
  const [own, first] = [messages[language], messages[model]]
  return [
    ...[...first.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own.keys()]
      .filter((key) => !first.has(key))
      .map((key) => `${key} is in no ${model}.json`),
    ...[...own].flatMap(([key, text]) =>
      textFaults(text, first.get(key) ?? text, language).map((fault) => `${key} has ${fault}`),
    ),
  ].map((fault) => `${language}: ${fault}`)
}

const isChosen = (text: string) => {
  try {
    return hasForms(text)
  } catch {
    return false // Reported already, as unreadable.
  }
}

const keys = [...messages[model].keys()]
const chosen = keys.filter((key) =>
  languages.some((language) => isChosen(messages[language].get(key) ?? '')),
)
const faults = [
  ...languages.flatMap(faultsOf),
  ...unusedKeys(web, keys).map((key) => `${key} is used nowhere`),
  ...withoutTranslator(web, chosen).map(
    (key) =>
      `${key} has forms to choose from, and no t('…', {…}) fills it in: in the browser nobody can`,
  ),
]
for (const fault of faults) console.error(fault)
console.log(`${keys.length} messages in ${languages.length} languages, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
