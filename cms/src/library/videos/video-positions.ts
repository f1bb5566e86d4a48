import { videoEndSeconds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'
import type { FoundVideo } from './find-video'

/** A member's position in a video; one row per member and video (`film_places_user_film`). */
type PositionRow = { filmId: string; seconds: number; filmSeconds: number; watchedAt: string }

export const positionUid = 'api::film-place.film-place'

const isSeen = ({ seconds, filmSeconds }: Pick<PositionRow, 'seconds' | 'filmSeconds'>) =>
  seconds >= filmSeconds - videoEndSeconds

/** The position to continue from; the beginning if the video was watched to its end. */
export async function positionIn({ db }: Core.Strapi, userId: number, filmId: string) {
  const row: PositionRow | null = await db.query(positionUid).findOne({ where: { userId, filmId } })
  return row && !isSeen(row) ? row.seconds : 0
}

/** Stores the position; the last write wins. The user's row is locked, so nothing is written after its erasure. */
export async function savePosition(
  strapi: Core.Strapi,
  userId: number,
  { documentId, film, at }: FoundVideo & { at: number },
): Promise<number> {
  const seconds = Math.min(at, film.seconds)
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const instant = now()
    const position = {
      seconds,
      film_seconds: film.seconds,
      watched_at: instant,
      updated_at: instant,
    }
    await trx('film_places')
      .insert({ ...newRow(), user_id: userId, film_id: documentId, ...position })
      .onConflict(['user_id', 'film_id'])
      .merge(position)
  })
  return seconds
}

/** Every video that a user began, the last one first. */
export async function listPositions({ db }: Core.Strapi, userId: number) {
  const rows: PositionRow[] = await db.query(positionUid).findMany({
    where: { userId },
    orderBy: [{ watchedAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map((row) => ({
    video: row.filmId,
    seconds: row.seconds,
    isSeen: isSeen(row),
    watchedAt: new Date(row.watchedAt).toISOString(),
  }))
}
