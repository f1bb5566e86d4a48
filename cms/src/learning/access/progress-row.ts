import type { Core } from '@strapi/strapi'

/** Where a user is in a lesson; at most one row per user and lesson. */
export type ProgressRow = {
  id: number
  userId: number
  /** Document ids. */
  course: string
  lesson: string
  place: number
  /** When the user was at the place, by the device; null: only the note was written. */
  placeAt: string | null
  finishedAt: string | null
  note: string | null
  /** Grows with each change of the note. */
  noteVersion: number
  /** Hashes of the last requests that wrote the note: the same one again changes nothing. */
  noteSent: string[] | null
  /** Last activity. */
  readAt: string
  createdAt: string
}

export const progressUid = 'api::lesson-progress.lesson-progress'

const facts = ['id', 'course', 'lesson', 'place', 'finishedAt', 'readAt', 'createdAt'] as const

/** Progress without notes. */
export type Progress = Pick<ProgressRow, (typeof facts)[number]>

/** The progress of a user in these lessons, or in all. */
export const listProgress = (
  { db }: Core.Strapi,
  userId: number,
  lessons?: readonly string[],
): Promise<Progress[]> =>
  db.query(progressUid).findMany({
    select: [...facts],
    where: { userId, ...(lessons && { lesson: { $in: [...lessons] } }) },
    orderBy: { id: 'asc' },
  })

export const findProgress = async (
  { db }: Core.Strapi,
  userId: number,
  lesson: string,
): Promise<ProgressRow | undefined> =>
  (await db.query(progressUid).findOne({ where: { userId, lesson } })) ?? undefined

/** Progress as the contract shows it. */
export const progressOf = ({ place, finishedAt }: Pick<ProgressRow, 'place' | 'finishedAt'>) => ({
  place,
  finishedAt: finishedAt && new Date(finishedAt).toISOString(),
})
