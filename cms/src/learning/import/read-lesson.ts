import { readFile } from 'node:fs/promises'
import { type Block, validateBlocks } from '@krono/contract'
import { today } from '../../platform/lib/clock'
import { kindsOf } from '../../publishing/blocks/kinds-of'
import type { FoundFault } from '../../publishing/markdown/markdown-fault'
import { withPictures } from '../../publishing/markdown/pictures'
import { readMarkdown } from '../../publishing/markdown/read-markdown'
import { lessonUid } from '../courses/course'
import type { ImportFile } from './collect-files'
import { findPicture } from './find-picture'
import { type FieldFault, type LessonFields, lessonFields } from './lesson-fields'
import { type QuizFault, type QuizQuestion, readQuiz } from './read-quiz'

/** Why a lesson is not imported. */
export type LessonFault =
  | FieldFault
  | 'notText'
  | 'twice'
  | 'picture'
  | 'body'
  | 'quiz'
  | 'noLesson'
  | 'exists'

/** A lesson as an import would write it. */
export type PlannedLesson = {
  file: string
  title: string
  slug: string
  blocks: number
  pictures: { name: string; isFound: boolean }[]
  /** The quiz beside the file; null: there is none, and the questions of an existing lesson stay. */
  quiz: { file: string; questions: number; faults: QuizFault[] } | null
  /** Lines that are imported as plain text, or need a correction. */
  faults: FoundFault[]
  /** Nothing of the lesson is written while there is one. */
  refused: LessonFault[]
  /** An entry with this slug exists and would be changed. */
  exists: boolean
}

export type ReadLesson = {
  shown: PlannedLesson
  fields: LessonFields
  blocks: Block[]
  pictures: ReadonlyMap<string, ImportFile>
  /** Undefined: no quiz file. */
  questions: QuizQuestion[] | undefined
  documentId: string | undefined
}

const mostTextBytes = 1024 * 1024

type Beside = { files: readonly ImportFile[]; quiz: ImportFile | undefined }

/** A lesson of a Markdown file, with its pictures and its quiz. */
export async function readLesson(text: ImportFile, { files, quiz }: Beside): Promise<ReadLesson> {
  const source = await readText(text)
  const kinds = kindsOf(lessonUid)
  const { data, blocks, pictures, faults } = readMarkdown(source ?? '', { kinds })
  const { fields, faults: wrong } = lessonFields(data)
  const found = new Map(
    pictures.flatMap((picture) => {
      const file = findPicture(files, { text: text.name, picture })
      return file ? [[picture, file] as const] : []
    }),
  )
  const asked = quiz && readQuiz(await readText(quiz))
  const refused: LessonFault[] = source === undefined ? ['notText'] : [...wrong]
  if (found.size < pictures.length) refused.push('picture')
  if (source !== undefined && !isValid(blocks, pictures)) refused.push('body')
  if (asked && asked.faults.length > 0) refused.push('quiz')
  return {
    ...{ fields, blocks },
    pictures: found,
    questions: asked?.questions,
    documentId: undefined,
    shown: {
      file: text.name,
      title: fields.title,
      slug: fields.slug,
      blocks: blocks.length,
      pictures: pictures.map((name) => ({ name, isFound: found.has(name) })),
      quiz:
        quiz && asked
          ? { file: quiz.name, questions: asked.questions.length, faults: asked.faults }
          : null,
      ...{ faults, refused },
      exists: false,
    },
  }
}

/** Whether the form of a lesson could be saved with this text, once its pictures are uploaded. */
function isValid(blocks: readonly Block[], pictures: readonly string[]): boolean {
  const uploaded = new Map(pictures.map((name) => [name, { id: 1, url: '/uploads/a.png' }]))
  const placed = withPictures(blocks, uploaded)
  const rules = { today: today(), kinds: kindsOf(lessonUid) }
  return placed.length > 0 && validateBlocks(placed, rules).blocks !== undefined
}

/** Undefined: it is no text, or too long. */
async function readText({ filepath, size }: ImportFile): Promise<string | undefined> {
  if (size > mostTextBytes) return undefined
  const bytes = await readFile(filepath)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
