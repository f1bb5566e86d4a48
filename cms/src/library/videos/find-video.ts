import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { rowsToRead } from '../../panel/preview/is-preview'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { type VideoRow, videoUid } from './video-row'

/** Form of Strapi's document ids; PostgreSQL throws on characters that a text cannot contain. */
const name = /^[a-z0-9]{1,64}$/i

/** A viewer of videos: a member, or an editor in a preview. */
export type Viewer = UserRow

type Watching = {
  viewer: Viewer | undefined
  /** Default: the deployment's. */
  language?: Language | undefined
  /** Whether the viewer may open a lesson that shows a video for learners of a course, also without a session. */
  mayLearn: (video: string, viewer: Viewer | undefined) => Promise<boolean>
}

export type FoundVideo = VideoRow & { film: NonNullable<VideoRow['film']> }

/**
 * A published video in the best available language, if the viewer may watch it now; in a preview it is open to the
 * editor. Checked for each requested part of a file. Throws notFound, also for drafts; premiumRequired, courseLocked;
 * notAuthorized for a visitor.
 */
export async function findVideo(
  strapi: Core.Strapi,
  id: string,
  { viewer, language = env.LANGUAGE, mayLearn }: Watching,
): Promise<FoundVideo> {
  if (!name.test(id)) throw missing(viewer)
  const { publishedAt, locales, isPreviewed } = rowsToRead(strapi, language)
  const rows: VideoRow[] = await strapi.db.query(videoUid).findMany({
    select: ['documentId', 'locale', 'film', 'forWhom', 'captions', 'transcript'],
    where: { documentId: id, publishedAt, locale: { $in: [...locales] } },
  })
  const row = locales.map((locale) => rows.find((one) => one.locale === locale)).find(Boolean)
  if (!row?.film) throw isPreviewed ? new AppError('notFound') : missing(viewer)
  const isOpen = isPreviewed || (await mayWatch(row, viewer, mayLearn))
  if (!isOpen) throw refusalOf(row, viewer)
  return { ...row, film: row.film }
}

/** Visitors are not told which videos exist. */
const missing = (viewer: Viewer | undefined) => new AppError(viewer ? 'notFound' : 'notAuthorized')

function refusalOf({ forWhom }: VideoRow, viewer: Viewer | undefined) {
  if (!viewer) return new AppError('notAuthorized')
  return new AppError(forWhom === 'courseMember' ? 'courseLocked' : 'premiumRequired')
}

async function mayWatch(
  { documentId, forWhom }: VideoRow,
  viewer: Viewer | undefined,
  mayLearn: Watching['mayLearn'],
): Promise<boolean> {
  if (forWhom === 'courseMember') return mayLearn(documentId, viewer)
  if (!viewer) return false
  return forWhom === 'everyMember' || tierOf(viewer, now()) !== 'free'
}
