import { translations } from '@/base/words/translations'
import type { LearnCourse } from '@/lib/contract/learning'
import type { Course } from '@/server/cms/courses'

export const lessonsOf = ({ chapters }: Pick<LearnCourse, 'chapters'>) =>
  chapters.flatMap(({ lessons }) => lessons)

/** Short facts of a course: its length, when its lessons open, how long it stays. */
export function courseFacts(
  { accessMonths }: Pick<Course, 'accessMonths'>,
  outline: LearnCourse,
): string[] {
  const t = translations('courses.facts')
  const lessons = lessonsOf(outline)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const quizzes = lessons.filter(({ hasQuiz }) => hasQuiz).length
  return [
    t('lessons', { count: lessons.length }),
    t('minutes', { count: minutes }),
    ...(quizzes > 0 ? [t('quizzes', { count: quizzes })] : []),
    t('certificate'),
    ...(outline.dripDays > 0 ? [t('drip', { count: outline.dripDays })] : []),
    accessMonths ? t('months', { count: accessMonths }) : t('forever'),
  ]
}
