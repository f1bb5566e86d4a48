import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Block, coverMotifs, type Language, languageCodes } from '@krono/contract'
import { z } from 'zod'
import { quizEnd, quizFile } from '../src/learning/import/quiz-file'
import { readMarkdown } from '../src/publishing/markdown/read-markdown'
import { contentFolder, readContent } from './content-files'
import { isLibraryVideo } from './videos/library/library-videos'

const slug = z.string().max(100)
const lead = z.string().max(240)

/** Of a course and of an e-book, in every language; prices are in minor units. */
const onSale = {
  order: z.number().int(),
  priceHuf: z.number().int(),
  priceGbp: z.number().int(),
  coverDate: z.iso.date(),
  coverMotif: z.enum(coverMotifs),
}

const courseWords = z.strictObject({
  ...{ title: z.string().max(120), slug, lead, about: z.array(z.string()) },
  learns: z.array(z.string()).min(4).max(6),
  teacher: z.strictObject({ name: z.string().max(80), about: z.string().max(600) }),
  /** Slugs of the lessons, in order. */
  chapters: z.array(z.strictObject({ title: z.string().max(120), lessons: z.array(slug) })),
})

const ebookWords = z.strictObject({
  ...{ title: z.string().max(120), subtitle: z.string().max(160), slug, lead },
  ...{ about: z.array(z.string()), author: z.string().max(80) },
})

const perLanguage = <T extends z.ZodType>(words: T) => ({
  hun: words.optional(),
  eng: words.optional(),
  rus: words.optional(),
})

export const courseFile = z.strictObject({
  ...onSale,
  membership: z.enum(['none', 'yearly', 'every']),
  isInOrder: z.boolean(),
  dripDays: z.number().int(),
  /** The key of the film of a lesson, by the number of the lesson. */
  films: z.record(
    z.string(),
    z.string().refine((key) => isLibraryVideo(`library-${key}`)),
  ),
  ...perLanguage(courseWords),
})

export const ebookFile = z.strictObject({
  ...onSale,
  publishedOn: z.iso.date(),
  ...perLanguage(ebookWords),
})

/** The values at the top of a lesson or of a chapter. */
const front = z.strictObject({
  title: z.string().max(120),
  slug,
  summary: z.string().max(240),
  minutes: z.number().int(),
  free: z.boolean().default(false),
  sample: z.boolean().default(false),
})

export type Chapter = z.infer<typeof front> & { number: string; body: Block[] }

export type Question = Omit<z.infer<typeof quizFile>[number], 'question'> & { text: Block[] }

type Folder = 'courses' | 'ebooks'

export const keysIn = (folder: Folder) => readdirSync(path.join(contentFolder, folder)).sort()

// Drawings of these texts are of days until then, whatever the clock of this machine says.
const today = '2026-12-31'

/** A text in Markdown. Throws an error with the name of the file if it has a fault. */
function readText(text: string, name: string) {
  const { data, blocks, faults } = readMarkdown(text, { today })
  const [fault] = faults
  if (fault) throw new Error(`${name}:${fault.line}: ${fault.code} ${fault.detail}`)
  return { data, blocks }
}

/** Files of an entry in one language: `03-slug.md`, with `03-slug.quiz.json` if it has a quiz. */
function filesOf(folder: Folder, key: string, language: Language, end: string) {
  const place = path.join(contentFolder, folder, key)
  if (!readdirSync(place).includes(language)) return []
  return readdirSync(path.join(place, language))
    .filter((file) => file.endsWith(end))
    .sort()
    .map((file) => ({ number: file.slice(0, 2), name: `${folder}/${key}/${language}/${file}` }))
}

/** The lessons of a course or the chapters of an e-book in one language, in order. */
export const chaptersOf = (folder: Folder, key: string, language: Language): Chapter[] =>
  filesOf(folder, key, language, '.md').map(({ number, name }) => {
    const { data, blocks } = readText(readFileSync(path.join(contentFolder, name), 'utf8'), name)
    const values = front.safeParse(data)
    if (!values.success) throw new Error(`${name}: ${z.prettifyError(values.error)}`)
    return { ...values.data, number, body: blocks }
  })

/** The quizzes of a course in one language, by the number of their lesson. */
export const quizzesOf = (key: string, language: Language): ReadonlyMap<string, Question[]> =>
  new Map(
    filesOf('courses', key, language, quizEnd).map(({ number, name }) => [
      number,
      readContent(name.replace(/\.json$/, ''), quizFile).map(({ question, ...facts }) => ({
        ...facts,
        text: readText(question, name).blocks,
      })),
    ]),
  )

/** The languages in which an entry exists. */
export const languagesOf = (entry: Partial<Record<Language, unknown>>): Language[] =>
  languageCodes.filter((language) => entry[language] !== undefined)
