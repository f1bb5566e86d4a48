import type { LearnCourse, OutlineLesson } from '@krono/contract'
import { linkToLesson } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './lesson-outline.module.css'

type LessonOutlineProps = {
  course: LearnCourse
  /** Id of the open lesson. */
  current?: string
}

/** Chapters and lessons of a course as its reader sees them: finished, open or locked. */
export function LessonOutline({ course, current }: LessonOutlineProps) {
  const t = translations('lessons')
  return (
    <Disclosure summary={t('contents', { done: course.finished, total: course.total })}>
      <ol className={styles.chapters}>
        {course.chapters.map(({ title, lessons }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ol className={styles.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson.id} className={styles.lesson} data-state={stateOf(lesson)}>
                  <a
                    href={linkToLesson(course.slug, lesson.slug)}
                    aria-current={lesson.id === current ? 'page' : undefined}
                  >
                    {lesson.title}
                  </a>
                  <small>{t(`states.${stateOf(lesson)}`)}</small>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

type State = 'done' | 'quizOpen' | 'begun' | 'open' | 'locked'

/** A finished lesson whose quiz is not passed yet is not done. */
function stateOf({ lock, progress, quiz }: OutlineLesson): State {
  if (lock) return 'locked'
  if (!progress) return 'open'
  if (!progress.finishedAt) return 'begun'
  return quiz && !quiz.isPassed ? 'quizOpen' : 'done'
}
