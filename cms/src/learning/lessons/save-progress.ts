import type { Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { openLesson } from '../access/open-lesson'
import { progressOf } from '../access/progress-row'
import { congratulate } from './congratulate'
import { writeProgress } from './write-progress'

type Wish = Inputs['saveProgress']

/**
 * Stores where a user is in a lesson: of two places the later one stays, and what is finished stays finished. Throws the
 * errors of `openLesson`; otherAccount.
 */
export async function saveProgress(strapi: Core.Strapi, user: UserRow, id: string, wish: Wish) {
  requireOwner(user, wish.userId)
  const found = await openLesson(strapi, id, user)
  const at = instantOf(wish.at)
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    let isFirstFinish = false
    const row = await writeProgress(strapi, user.id, found, (known) => {
      const { place, isFinished } = wish
      const isLater = !known?.placeAt || new Date(known.placeAt) <= at
      isFirstFinish = Boolean(isFinished) && !known?.finishedAt
      const readAt = known && new Date(known.readAt) > at ? new Date(known.readAt) : at
      return {
        readAt,
        ...(place !== undefined && isLater && { place, placeAt: at }),
        ...(isFirstFinish && { finishedAt: at }),
      }
    })
    if (isFirstFinish) await congratulate(strapi, user, found)
    return progressOf(row)
  })
}

/** Throws otherAccount: what waited on a device is of another user of it. */
export function requireOwner({ documentId }: UserRow, userId: string | undefined) {
  if (userId !== undefined && userId !== documentId) throw fieldError('otherAccount', 'userId')
}

/** Capped at now: a device clock that is ahead must not block later places. */
function instantOf(at: string | undefined): Date {
  const reported = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at)
  return new Date(Math.min(reported, now().getTime()))
}
