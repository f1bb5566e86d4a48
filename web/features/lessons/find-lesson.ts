import {
  type ErrorCode,
  errors,
  type LearnCourse,
  type Lesson,
  type OutlineLesson,
} from '@krono/contract'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { followMoved } from '@/server/cms/addresses'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { ContentError, unlessRefused } from '@/server/cms/content-error'
import { getCourse } from '@/server/cms/courses'
import { getPreview } from '@/server/preview/get-preview'
import { readToken } from '@/server/session/get-session'

export type FoundLesson = {
  course: LearnCourse
  /** The lesson in the outline of its reader. */
  outline: OutlineLesson
  /** Its text; undefined while it is locked. */
  lesson: Lesson | undefined
}

/** The address of a page of a lesson, by the slugs of course and lesson. */
type LinkTo = (course: string, lesson: string) => string

/** The rights of a read: those of the editor in a preview, else of the user, or of a visitor. */
const reader = async () =>
  (await getPreview())
    ? { tag: ['course', 'lesson'] as const }
    : { caller: await callerOfPage(await readToken()) }

/** The course as its reader sees it: the outline of a user, of a visitor, or of an editor in a preview. */
async function findLearnCourse(slug: string, linkTo: (later: string) => string) {
  const found = await getCourse(slug)
  if (!found && (await getPreview())) return findDraft(slug)
  if (!found) await followMoved('course', slug, linkTo)
  if (!found) notFound()
  return askCms({ endpoint: 'learnCourse', id: found.documentId, ...(await reader()) })
}

/** A course without a slug, or a lesson that is in no course: their addresses have the id instead. */
async function findDraft(id: string): Promise<LearnCourse> {
  const asked = askCms({ endpoint: 'learnCourse', id, ...(await reader()) })
  return (await unlessRefused(asked, [errors.notFound.status])) ?? notFound()
}

const locks = [
  'courseLocked',
  'lessonNotYet',
  'lessonInOrder',
] as const satisfies readonly ErrorCode[]

/**
 * A lesson by the slugs of its address, for the caller. A retired lesson is found by those who still have it. A former
 * address of the course redirects to the same page at its present one. Calls notFound; throws ContentError.
 */
export const findLesson = cache(async (course: string, slug: string, linkTo: LinkTo) => {
  const found = await findLearnCourse(course, (later) => linkTo(later, slug))
  const outline = found.chapters.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug)
  if (!outline) notFound()
  if (outline.lock) return { course: found, outline, lesson: undefined }
  const asked = askCms({ endpoint: 'readLesson', id: outline.id, ...(await reader()) })
  const lesson = await asked.catch((error: unknown) => {
    // Locked since the outline was read.
    const isLock = (status: unknown) => locks.some((lock) => errors[lock].status === status)
    if (error instanceof ContentError && isLock(error.status)) return undefined
    throw error
  })
  return { course: found, outline, lesson }
})
