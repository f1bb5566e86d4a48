import type { LearnCourse, OutlineLesson } from '@krono/contract'
import { linkToCourse } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import styles from './lesson.module.css'

type LessonHeadProps = {
  course: LearnCourse
  outline: OutlineLesson
  /** Below the title, instead of the minutes. */
  note?: string
}

/** In a preview a lesson may be in no course yet: the cms names none. */
export const isInNone = ({ title }: Pick<LearnCourse, 'title'>) => title === ''

/** The course that a lesson belongs to, its place in it, its title and its length. */
export function LessonHead({ course, outline, note }: LessonHeadProps) {
  const t = translations('lessons')
  const lessons = course.chapters.flatMap(({ lessons }) => lessons)
  const place = lessons.findIndex(({ id }) => id === outline.id) + 1
  return (
    <header className={styles.head}>
      {isInNone(course) ? (
        <p className={styles.course}>{t('noCourse')}</p>
      ) : (
        <p className={styles.course}>
          <a href={linkToCourse(course.slug)}>{course.title}</a>
          {' · '}
          {t('place', { place, total: lessons.length })}
        </p>
      )}
      <h1>{outline.title}</h1>
      <p className={styles.facts}>{note ?? t('minutes', { count: outline.minutes })}</p>
    </header>
  )
}
