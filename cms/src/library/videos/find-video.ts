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

export type FoundVideo = VideoRow & { film: NonNullable<VideoRow['film']> }

/**
 * A published video in the best available language, if the viewer may watch it now; in a preview, the draft for the
 * editor. Checked for each requested part of a file. Throws notFound, also for drafts; premiumRequired.
 */
export async function findVideo(
  strapi: Core.Strapi,
  id: string,
  viewer: Viewer | undefined,
  language: Language = env.LANGUAGE,
): Promise<FoundVideo> {
  if (!name.test(id)) throw new AppError('notFound')
  const { publishedAt, locales, isDraft } = rowsToRead(strapi, language)
  const rows: VideoRow[] = await strapi.db.query(videoUid).findMany({
    select: ['documentId', 'locale', 'film', 'forWhom', 'captions', 'transcript'],
    where: { documentId: id, publishedAt, locale: { $in: [...locales] } },
  })
  const row = locales.map((locale) => rows.find((one) => one.locale === locale)).find(Boolean)
  if (!row?.film) throw new AppError('notFound')
  const isOpen = isDraft || (viewer && mayWatch(row, viewer))
  if (!isOpen) throw new AppError(viewer ? 'premiumRequired' : 'notAuthorized')
  return { ...row, film: row.film }
}

const mayWatch = ({ forWhom }: VideoRow, viewer: Viewer) =>
  forWhom === 'everyMember' || tierOf(viewer, now()) !== 'free'
