import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { eventLoopTurn } from '../../platform/database/yield-between-statements'
import type { LocaleCode } from '../../platform/lib/locales'
import { type PlacedPicture, withPictures } from '../../publishing/markdown/pictures'
import { lessonUid } from '../courses/course'
import { appendToChapter, type ChapterPlace } from './append-to-chapter'
import type { ReadLesson } from './read-lesson'
import { type Pictures, pictureUploads } from './upload-pictures'

export type Writing = {
  locale: LocaleCode
  userId: number
  chapter: ChapterPlace | undefined
  /** For copies of pictures; deleted by the caller. */
  folder: string
}

/** A lesson that was refused when it was saved, with the message for the editor. */
export type LeftOut = { file: string; message: string }

/** Writes lessons as drafts, each completely or not at all; resolves with those that were refused. */
export async function writeLessons(
  strapi: Core.Strapi,
  lessons: readonly ReadLesson[],
  writing: Writing,
): Promise<LeftOut[]> {
  const pictures = pictureUploads(strapi, writing.folder, { id: writing.userId })
  const left: LeftOut[] = []
  for (const lesson of lessons) {
    const mark = pictures.mark()
    try {
      await writeLesson(strapi, lesson, { ...writing, pictures })
    } catch (error) {
      await pictures.undo(mark)
      if (!(error instanceof errors.ApplicationError)) throw error
      left.push({ file: lesson.shown.file, message: error.message })
    }
    await eventLoopTurn()
  }
  return left
}

async function writeLesson(
  strapi: Core.Strapi,
  lesson: ReadLesson,
  { locale, userId, chapter, pictures }: Writing & { pictures: Pictures },
) {
  const placed = new Map<string, PlacedPicture>()
  for (const block of lesson.blocks) {
    const file = block.type === 'image' ? lesson.pictures.get(block.image.url) : undefined
    if (block.type === 'image' && file)
      placed.set(block.image.url, await pictures.place(file, block.image.alternativeText))
  }
  const body = withPictures(lesson.blocks, placed)
  const { documentId, fields, questions } = lesson
  // What the file does not say is not changed.
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined)
  const data: Record<string, unknown> = {
    ...Object.fromEntries(stated),
    ...(questions && { questions }),
    ...{ body, updatedBy: userId },
  }
  await strapi.db.transaction(async () => {
    const documents = strapi.documents(lessonUid)
    const saved = documentId
      ? await documents.update({ documentId, locale, data })
      : await documents.create({ locale, data: { ...data, createdBy: userId } as never })
    if (chapter && saved)
      await appendToChapter(strapi, saved.documentId, { ...chapter, locale, userId })
  })
}
