import type { CoverMotif } from '@krono/contract'

export const courseUid = 'api::course.course'
export const lessonUid = 'api::lesson.lesson'

/** A lesson without its text, in the best available language. */
export type Lesson = {
  documentId: string
  locale: string
  title: string
  slug: string
  summary: string
  minutes: number
  isFree: boolean
  /** From then on it is not part of what is bought; null: it is. */
  retiredAt: Date | null
  hasVideo: boolean
  /** Number of questions of its quiz; 0: it has none. */
  questions: number
}

export type Chapter = { title: string; lessons: Lesson[] }

/** A course with its lessons in order, in the best available language. */
export type Course = {
  documentId: string
  title: string
  slug: string
  coverDate: string | null
  coverMotif: CoverMotif | null
  /** Members with such a plan take it without buying. */
  membership: 'none' | 'yearly' | 'every'
  isInOrder: boolean
  dripDays: number
  passPercent: number
  chapters: Chapter[]
}

export const lessonsOf = ({ chapters }: Pick<Course, 'chapters'>): Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons)
