import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cms, web } from '../lib/paths.mjs'
import { type Language, languages } from './message-numbers.ts'

/** One text that users read, and its key. */
export type Place = { key: string; language: Language; text: string }

const byExport: Readonly<Record<string, Language>> = {
  hungarian: 'hun',
  english: 'eng',
  russian: 'rus',
}

/** Fields that contain addresses instead of words. */
const isAddress = /^(slug|url|buttonUrl|contactEmail|href)$/

const isLanguage = (word: string): word is Language => languages.some((known) => known === word)

const languageOf = (name: string) =>
  isLanguage(name) ? name : byExport[/^[a-z]+/.exec(name)?.[0] ?? '']

/** Every text in a value, with the language from the name of a property above it; the key omits the language. */
function textsIn(value: unknown, key: string, language?: Language): Place[] {
  if (typeof value === 'string') return language ? [{ key, language, text: wordsOf(value) }] : []
  // A template of an e-mail, as `reason(site)`.
  if (typeof value === 'function') return language ? textsIn(value(''), key, language) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => {
    if (isAddress.test(name)) return []
    const nextLanguage = languageOf(name)
    return textsIn(inside, nextLanguage ? key : `${key}.${name}`, nextLanguage ?? language)
  })
}

/** Removes link targets and placeholders, except for dates, which are replaced by a Hungarian one; keeps captions. */
const wordsOf = (text: string) =>
  text
    .replace(/\{+(date|until|day)\}+/g, '2026. november 22.')
    .replace(/^::\w+\{.*?caption="([^"]*)"\}$/gm, '$1')
    .replace(/\]\([^)]*\)|\{\{?\w+\}?\}|[\w.]+@[\w.]+/g, ' ')

const filesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => path.join(folder, name))

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const nameOf = (file: string) => path.basename(file).replace(/\.\w+$/, '')

const messages = () =>
  languages.flatMap((language) =>
    textsIn(parsed(path.join(web, 'messages', `${language}.json`)), 'messages', language),
  )

function seed(folder: string): Place[] {
  const files = filesIn(path.join(cms, 'seed/content', folder), '.json')
  return files.flatMap((file) => {
    const name = nameOf(file)
    return textsIn(parsed(file), name === 'email-templates' ? name : `${folder}/${name}`)
  })
}

/** Courses and e-books: a file of words, and for each language a folder of texts in Markdown and of quizzes. */
function sold(folder: string): Place[] {
  const place = path.join(cms, 'seed/content', folder)
  return readdirSync(place).flatMap((key) => {
    const words = filesIn(path.join(place, key), '.json')
    const texts = languages
      .filter((language) => existsSync(path.join(place, key, language)))
      .flatMap((language) => textsOf(path.join(place, key, language), language))
    return [...words.flatMap((file) => textsIn(parsed(file), `${folder}/${key}`)), ...texts]
  })
}

function textsOf(folder: string, language: Language): Place[] {
  const keyOf = (file: string) => path.relative(path.join(cms, 'seed/content'), file)
  const texts = filesIn(folder, '.md').flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/^slug: .*$/m, '')
      .replace(/^(title|summary): "(.*)"$/gm, '$2')
      .split(/\n{2,}/)
      .map((text) => ({ key: keyOf(file), language, text: wordsOf(text) })),
  )
  const quizzes = filesIn(folder, '.json').flatMap((file) =>
    textsIn(parsed(file), keyOf(file), language),
  )
  return [...texts, ...quizzes]
}

async function tables(key: string, files: readonly string[]): Promise<Place[]> {
  const modules = await Promise.all(
    files.map(async (file) => Object.entries({ ...(await import(pathToFileURL(file).href)) })),
  )
  return modules.flat().flatMap(([name, table]) => {
    const language = languageOf(name)
    return textsIn(table, language ? key : `${key}.${name}`, language)
  })
}

/** Names and choices in all languages, and what replaces Strapi's messages in one. */
const panel = (folder: string): Place[] => [
  ...textsIn(parsed(path.join(folder, 'names.json')), 'panel'),
  ...(['hu', 'en', 'ru'] as const).flatMap((code, index) =>
    textsIn(parsed(path.join(folder, `strapi.${code}.json`)), 'panel', languages[index]),
  ),
]

/** Texts of a content type for editors: labels and help of its form, and the text above its list. */
async function manifests(): Promise<Place[]> {
  const file = path.join(cms, 'src/platform/manifests/manifests.ts')
  const list: { manifests: readonly { uid: string; editing: unknown }[] } = await import(
    pathToFileURL(file).href
  )
  return list.manifests.flatMap(({ uid, editing }) =>
    textsIn(editing, `editor.${uid.split('.')[1]}`),
  )
}

/** Texts of the errors, with keys `errors.<name>`. */
const errors = async () => {
  const table: { errors?: unknown } = await import(
    pathToFileURL(path.join(web, 'lib/contract/errors.ts')).href
  )
  return textsIn(table.errors, 'errors')
}

/** Every text for users that is written in this repository. */
export async function allPlaces(): Promise<Place[]> {
  const source = (folder: string) => path.join(cms, 'src', folder)
  return [
    ...messages(),
    ...(await errors()),
    ...seed('site'),
    ...seed('texts'),
    ...seed('blog'),
    ...sold('courses'),
    ...sold('ebooks'),
    ...(await tables('panel', filesIn(source('admin'), '-words.ts'))),
    ...panel(source('admin/translations')),
    // `tables.ts` imports the others.
    ...(await tables(
      'editor',
      filesIn(source('panel/editor'), '.ts').filter((file) => nameOf(file) !== 'tables'),
    )),
    ...(await manifests()),
    ...(await tables('email', [path.join(source('messaging/mail/render'), 'words.ts')])),
  ]
}
