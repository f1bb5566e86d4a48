import { linkTo, linkToCourse, linkToLesson } from '@/base/routing/links'
import { formatMoment } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { ButtonLink } from '@/ui/button/button-link'
import type { FoundLesson } from './find-lesson'
import styles from './lesson.module.css'
import { isInNone, LessonHead } from './lesson-head'

/** A lesson that is closed to its reader: why, and what opens it. */
export function LockedLesson({ course, outline }: FoundLesson) {
  const lock = outline.lock ?? 'courseLocked'
  return (
    <article className={styles.page}>
      <LessonHead course={course} outline={outline} />
      <p>{outline.summary}</p>
      <section className={styles.locked} aria-label={outline.title}>
        <p>{errors[lock][language]}</p>
        {!isInNone(course) && <Opening course={course} outline={outline} />}
      </section>
    </article>
  )
}

function Opening({ course, outline }: Pick<FoundLesson, 'course' | 'outline'>) {
  const t = translations('lessons')
  if (outline.lock === 'lessonNotYet' && outline.opensAt) {
    return (
      <p>
        {t('opens')} <time dateTime={outline.opensAt}>{formatMoment(outline.opensAt)}</time>
      </p>
    )
  }
  if (outline.lock === 'lessonInOrder' && course.next) {
    return (
      <p>
        <ButtonLink href={linkToLesson(course.slug, course.next)}>{t('goOn')}</ButtonLink>
      </p>
    )
  }
  return (
    <p className={styles.end}>
      <ButtonLink href={linkTo('paymentItem', { product: itemKeyOf('course', course.id) })}>
        {translations('items')('buy')}
      </ButtonLink>
      <ButtonLink look="quiet" href={linkToCourse(course.slug)}>
        {t('aboutCourse')}
      </ButtonLink>
    </p>
  )
}
