import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import styles from '@/features/items/own-items.module.css'
import { LearnerCourseCard } from '@/features/lessons/learner-course'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PageHead } from '@/ui/page/page-head'

export function generateMetadata(): Metadata {
  return { title: translations('myCourses')('title'), robots: { index: false, follow: false } }
}

/** The courses that the signed-in user bought or began, with progress and the lesson to go on with (spec §2). */
export default async function MyCourses() {
  await requireUser('myCourses')
  const courses = (await askAsUser({ endpoint: 'myCourses' }))?.courses ?? []
  const t = translations('myCourses')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(courses.length > 0 ? 'lead' : 'none')} />
      {courses.length > 0 ? (
        <ul className={styles.items}>
          {courses.map((course, place) => (
            <LearnerCourseCard key={course.id} course={course} isFirst={place === 0} />
          ))}
        </ul>
      ) : (
        <div>
          <ButtonLink href={linkTo('courses')}>{t('choose')}</ButtonLink>
        </div>
      )}
    </div>
  )
}
