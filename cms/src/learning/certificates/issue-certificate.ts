import type { Inputs, learnerCertificate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { newSecret } from '../../platform/lib/secrets'
import { type LearnersCourse, loadLearnersCourse } from '../access/learner'
import { loadCourse } from '../courses/load-courses'
import {
  type CertificateRow,
  certificateOf,
  certificateUid,
  listCertificates,
} from './certificate-row'

type Wish = Inputs['issueCertificate']

/**
 * Issues the certificate of a complete course, once; again, it adds or removes the plate, and the name stays. Throws
 * notFound, courseLocked, courseIncomplete, certificateRevoked.
 */
export async function issueCertificate(
  strapi: Core.Strapi,
  user: UserRow,
  id: string,
  wish: Wish,
): Promise<z.infer<typeof learnerCertificate>> {
  const course = await loadCourse(strapi, id)
  if (!course) throw new AppError('notFound')
  const row = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const [known] = await listCertificates(strapi, user.id, [id])
    if (known) return setPlate(strapi, known, wish.hasPlate)
    const learner = await loadLearnersCourse(strapi, user, course)
    if (learner.access.is === 'none') throw new AppError('courseLocked')
    if (!learner.isComplete) throw new AppError('courseIncomplete')
    return create(strapi, user, learner, wish)
  })
  return certificateOf(row)
}

async function setPlate({ db }: Core.Strapi, known: CertificateRow, hasPlate: boolean) {
  if (known.revokedAt !== null) throw new AppError('certificateRevoked')
  if (Boolean(known.hasPlate) === hasPlate) return known
  return db.query(certificateUid).update({ where: { id: known.id }, data: { hasPlate } })
}

const create = (
  { db }: Core.Strapi,
  { id: userId }: UserRow,
  { course, lessons }: LearnersCourse,
  { name, hasPlate }: Wish,
): Promise<CertificateRow> =>
  db.query(certificateUid).create({
    data: {
      ...{ userId, name, hasPlate },
      documentId: newDocumentId(),
      course: course.documentId,
      courseTitle: course.title,
      lessons: lessons.length,
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      token: newSecret(),
      issuedAt: now(),
    },
  })
