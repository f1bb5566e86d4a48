import { linkToLesson } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import page from '@/features/items/item-page.module.css'
import type { LearnCourse, OutlineLesson } from '@/lib/contract/learning'
import styles from './outline.module.css'

type OutlineProps = {
  course: Pick<LearnCourse, 'slug' | 'chapters'>
  /** Its lessons are links: an editor previews it as a learner. */
  isOpen: boolean
}

/** Chapters and lessons of a course for visitors; only a free lesson is a link. */
export function Outline({ course: { slug, chapters }, isOpen }: OutlineProps) {
  const t = translations('courses')
  return (
    <section className={page.section} aria-labelledby="chapters">
      <h2 id="chapters">{t('chapters')}</h2>
      <ol className={styles.chapters}>
        {chapters.map(({ title, lessons }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ol className={styles.lessons}>
              {lessons.map((lesson) => (
                <Lesson key={lesson.id} course={slug} lesson={lesson} isOpen={isOpen} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

type LessonProps = { course: string; lesson: OutlineLesson; isOpen: boolean }

function Lesson({ course, lesson, isOpen }: LessonProps) {
  const t = translations('courses')
  const { slug, title, summary, minutes, isFree, hasQuiz, hasVideo } = lesson
  const facts = [
    t('facts.minutes', { count: minutes }),
    ...(hasVideo ? [t('facts.video')] : []),
    ...(hasQuiz ? [t('facts.quiz')] : []),
  ]
  return (
    <li>
      <p className={styles.title}>
        {isFree || isOpen ? <a href={linkToLesson(course, slug)}>{title}</a> : <span>{title}</span>}
        {isFree && <strong className={styles.free}>{t('free')}</strong>}
      </p>
      <p>{summary}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </li>
  )
}
