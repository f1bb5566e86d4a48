import type { Core } from '@strapi/strapi'
import { versionUid } from '../../publishing/versions/version-row'
import { type VideoRow, videoUid } from './video-row'
import { sweepVideos } from './video-store'

/** How long a file may exist before its form is saved. */
const openFormMs = 24 * 60 * 60_000

const batchSize = 200

/** Deletes files that no video and no restorable version uses, nightly. */
export async function sweepOldVideos(strapi: Core.Strapi, at: Date) {
  const known = new Set<string>()
  const videos: Pick<VideoRow, 'film'>[] = await strapi.db
    .query(videoUid)
    .findMany({ select: ['film'] })
  for (const { film } of videos) if (film) known.add(film.key)
  let last = 0
  for (;;) {
    const rows: { id: number; snapshot: string }[] = await strapi.db.query(versionUid).findMany({
      select: ['id', 'snapshot'],
      where: { entryUid: videoUid, id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: batchSize,
    })
    for (const { snapshot } of rows)
      for (const [key] of snapshot.matchAll(/\b[0-9a-f]{32}\b/g)) known.add(key)
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) break
  }
  await sweepVideos(new Date(at.getTime() - openFormMs), (key) => known.has(key))
}
