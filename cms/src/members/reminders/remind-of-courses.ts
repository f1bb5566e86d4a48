import type { Core } from '@strapi/strapi'
import { loadLearner } from '../../learning/access/learner'
import { type ProgressRow, progressUid } from '../../learning/access/progress-row'
import { loadCourse } from '../../learning/courses/load-courses'
import { findTemplate } from '../../messaging/mail/find-template'
import { itemLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { env } from '../../platform/lib/env'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutEmail } from './without-email'

const dayMs = 86_400_000
const leftMs = 14 * dayMs
/** Older ones are ignored, otherwise switching the e-mail on would write to many users at once. */
const windowMs = 2 * dayMs

type Row = Pick<ProgressRow, 'id' | 'userId' | 'course' | 'readAt'>

/** One e-mail per last activity in a course. */
const keyOf = ({ userId, course, readAt }: Row) =>
  `courseReminder:${userId}:${course}:${new Date(readAt).toISOString()}`

/** E-mails members whose last activity in a course was 14 days ago, unless editors have switched the e-mail off. */
export async function remindOfCourses(strapi: Core.Strapi, at: Date) {
  if (!(await isOn(strapi))) return
  const readAt = {
    $gt: new Date(at.getTime() - leftMs - windowMs),
    $lte: new Date(at.getTime() - leftMs),
  }
  const read = (after: number, limit: number): Promise<Row[]> =>
    strapi.db.query(progressUid).findMany({
      select: ['id', 'userId', 'course', 'readAt'],
      where: { id: { $gt: after }, readAt },
      orderBy: { id: 'asc' },
      limit,
    })
  for await (const rows of pagesOf(read)) {
    for (const row of await withoutEmail(strapi, rows, keyOf)) await remind(strapi, row)
  }
}

async function isOn(strapi: Core.Strapi): Promise<boolean> {
  const wanted = { mail: 'courseReminder', templateId: null, template: null } as const
  const template = await findTemplate(strapi, { ...wanted, language: env.LANGUAGE })
  return template !== undefined && template !== 'switchedOff'
}

const remind = (strapi: Core.Strapi, row: Row) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, row.userId)
    const user = await findUser(strapi, row.userId)
    if (!user || user.blocked || !(await isLast(strapi, row))) return
    const course = await loadCourse(strapi, row.course)
    const [learner] = course ? await loadLearner(strapi, user, [course]) : []
    const canGoOn = learner?.lessons.some(({ lock, isDone }) => lock === null && !isDone)
    if (!learner || learner.access.is === 'none' || !canGoOn) return
    await queueMail(strapi, {
      mail: 'courseReminder',
      to: user.email,
      userId: user.id,
      data: { name: user.firstName, course: learner.course.title, link: itemLink('course') },
      dedupeKey: keyOf(row),
    })
  })

/** Whether the user has done nothing in the course since. */
const isLast = async ({ db }: Core.Strapi, { userId, course, readAt }: Row) =>
  (await db
    .query(progressUid)
    .count({ where: { userId, course, readAt: { $gt: new Date(readAt) } } })) === 0
