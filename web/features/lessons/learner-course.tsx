import type { LearnerCourse } from '@krono/contract'
import { linkTo, linkToCourse, linkToLesson } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { ItemCover } from '@/features/items/item-cover'
import styles from '@/features/items/own-items.module.css'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { ButtonLink } from '@/ui/button/button-link'
import { CertificateLink } from './certificate-link'
import own from './learner-course.module.css'

type LearnerCourseProps = {
  course: LearnerCourse
  /** Its next lesson is the page's only primary action. */
  isFirst: boolean
}

/** A course in the list of its learner: cover, progress, and the way on. */
export function LearnerCourseCard({ course, isFirst }: LearnerCourseProps) {
  const { title, slug } = course
  return (
    <li className={styles.item}>
      <ItemCover item={course} />
      <div className={styles.what}>
        <h2>
          <a href={linkToCourse(slug)}>{title}</a>
        </h2>
        <LearnerState course={course} isFirst={isFirst} />
      </div>
    </li>
  )
}

/** How far a learner is in a course, and the way on. */
export function LearnerState({ course, isFirst }: LearnerCourseProps) {
  const { finished, total, until } = course
  const t = translations('myCourses')
  return (
    <>
      <div className={own.progress}>
        <progress value={finished} max={Math.max(total, 1)} aria-label={t('progressLabel')} />
        <span>{t('progress', { done: finished, all: total })}</span>
      </div>
      <p className={styles.facts}>{stateOf(course)}</p>
      {until && <p className={styles.facts}>{t('until', { date: formatLongDateOf(until) })}</p>}
      <Actions course={course} isFirst={isFirst} />
    </>
  )
}

function stateOf({ orderStatus, access, lastAt, isComplete }: LearnerCourse): string {
  const t = translations('myCourses')
  if (orderStatus && orderStatus.is !== 'partly') return t(`states.${orderStatus.is}`)
  if (access === 'none') return t('states.none')
  if (isComplete) return t('states.complete')
  if (!lastAt) return t('states.fresh')
  return t('lastRead', { date: formatLongDateOf(lastAt) })
}

function Actions({ course, isFirst }: LearnerCourseProps) {
  const { id, slug, access, next, lastAt } = course
  const t = translations('myCourses')
  if (access === 'none') {
    return (
      <p className={styles.actions}>
        <ButtonLink look="quiet" href={linkTo('paymentItem', { product: itemKeyOf('course', id) })}>
          {translations('items')('buy')}
        </ButtonLink>
      </p>
    )
  }
  return (
    <p className={styles.actions}>
      {next && (
        <ButtonLink look={isFirst ? undefined : 'quiet'} href={linkToLesson(slug, next)}>
          {t(lastAt ? 'goOn' : 'begin')}
        </ButtonLink>
      )}
      <CertificateLink course={course} look={isFirst ? undefined : 'quiet'} />
    </p>
  )
}
