import { filmEndSeconds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'
import type { FoundFilm } from './find-film'

/** How far a member is in a film; one row a member and film (`film_places_user_film`). */
type PlaceRow = { filmId: string; seconds: number; filmSeconds: number; watchedAt: string }

export const placeUid = 'api::film-place.film-place'

/** More films than anybody has begun; the last ones. */
const mostTold = 500

const isSeen = ({ seconds, filmSeconds }: Pick<PlaceRow, 'seconds' | 'filmSeconds'>) =>
  seconds >= filmSeconds - filmEndSeconds

/** Where somebody goes on; from the beginning what was seen to its end. */
export async function placeIn({ db }: Core.Strapi, userId: number, filmId: string) {
  const row: PlaceRow | null = await db.query(placeUid).findOne({ where: { userId, filmId } })
  return row && !isSeen(row) ? row.seconds : 0
}

/** Keeps where somebody is, the last word of several. The user's row is held: nothing comes after its erasure. */
export async function keepPlace(
  strapi: Core.Strapi,
  userId: number,
  { documentId, film, at }: FoundFilm & { at: number },
): Promise<number> {
  const seconds = Math.min(at, film.seconds)
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const instant = now()
    const place = { seconds, film_seconds: film.seconds, watched_at: instant, updated_at: instant }
    await trx('film_places')
      .insert({ ...newRow(), user_id: userId, film_id: documentId, ...place })
      .onConflict(['user_id', 'film_id'])
      .merge(place)
  })
  return seconds
}

/** Every film that somebody began, the last one first. */
export async function listPlaces({ db }: Core.Strapi, userId: number) {
  const rows: PlaceRow[] = await db.query(placeUid).findMany({
    where: { userId },
    orderBy: [{ watchedAt: 'desc' }, { id: 'desc' }],
    limit: mostTold,
  })
  return rows.map((row) => ({
    film: row.filmId,
    seconds: row.seconds,
    isSeen: isSeen(row),
    watchedAt: new Date(row.watchedAt).toISOString(),
  }))
}
