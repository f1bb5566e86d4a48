import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { itemLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { type LearnersCourse, loadLearnersCourse } from '../access/learner'

/**
 * E-mails a learner who has just completed a course, once; in the transaction that stored the last step. The link leads
 * to the page where the certificate is issued.
 */
export async function congratulate(
  strapi: Core.Strapi,
  user: UserRow,
  { course, access }: LearnersCourse,
) {
  if (access.is === 'none') return
  const { isComplete } = await loadLearnersCourse(strapi, user, course)
  if (!isComplete) return
  await queueMail(strapi, {
    mail: 'courseFinished',
    to: user.email,
    userId: user.id,
    data: { name: user.firstName, course: course.title, link: itemLink('course') },
    dedupeKey: `courseFinished:${user.id}:${course.documentId}`,
  })
}
