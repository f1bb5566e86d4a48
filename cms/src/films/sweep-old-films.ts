import type { Core } from '@strapi/strapi'
import { versionUid } from '../versions/version-row'
import { type FilmRow, filmUid } from './film-row'
import { sweepFilms } from './film-store'

/** Until then a file may wait for its form to be saved. */
const openFormMs = 24 * 60 * 60_000

const batchSize = 200

/** Files that no film has, nor any version of one that could be brought back, go away at night. */
export async function sweepOldFilms(strapi: Core.Strapi, at: Date) {
  const known = new Set<string>()
  const films: Pick<FilmRow, 'film'>[] = await strapi.db
    .query(filmUid)
    .findMany({ select: ['film'] })
  for (const { film } of films) if (film) known.add(film.key)
  let last = 0
  for (;;) {
    const rows: { id: number; snapshot: string }[] = await strapi.db.query(versionUid).findMany({
      select: ['id', 'snapshot'],
      where: { entryUid: filmUid, id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: batchSize,
    })
    for (const { snapshot } of rows)
      for (const [key] of snapshot.matchAll(/\b[0-9a-f]{32}\b/g)) known.add(key)
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) break
  }
  await sweepFilms(new Date(at.getTime() - openFormMs), (key) => known.has(key))
}
