import { translations } from '@/base/words/translations'
import page from '@/features/items/item-page.module.css'
import type { Course } from '@/server/cms/courses'
import { Picture } from '@/ui/media/picture'
import styles from './teacher.module.css'

/** The teacher of a course; nothing without a name. */
export function Teacher({ course }: { course: Course }) {
  const { teacherName, teacherAbout, teacherPicture } = course
  if (!teacherName) return null
  return (
    <section className={page.section} aria-labelledby="teacher">
      <h2 id="teacher">{translations('courses')('teacher')}</h2>
      <div className={styles.teacher}>
        {teacherPicture && <Picture image={teacherPicture} sizes="6rem" />}
        <div>
          <p className={styles.name}>{teacherName}</p>
          {teacherAbout && <p>{teacherAbout}</p>}
        </div>
      </div>
    </section>
  )
}
