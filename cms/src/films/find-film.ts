import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { rowsToRead } from '../preview/is-preview'
import { tierOf } from '../users/tier'
import type { UserRow } from '../users/user-row'
import { type FilmRow, filmUid } from './film-row'

/** How Strapi names entries; PostgreSQL refuses a question with what no text can hold. */
const name = /^[a-z0-9]{1,64}$/i

/** Whoever wants to watch: a member, or an editor in a preview. */
export type Viewer = UserRow

export type FoundFilm = FilmRow & { film: NonNullable<FilmRow['film']> }

/**
 * A published film in the best language that has it, for somebody who may watch it at this very moment; in a preview the
 * draft, for the editor. Asked for each part of a file. Throws notFound, also for drafts; premiumRequired.
 */
export async function findFilm(
  strapi: Core.Strapi,
  id: string,
  viewer: Viewer | undefined,
  language: Language = env.LANGUAGE,
): Promise<FoundFilm> {
  if (!name.test(id)) throw new AppError('notFound')
  const { publishedAt, locales, isDraft } = rowsToRead(strapi, language)
  const rows: FilmRow[] = await strapi.db.query(filmUid).findMany({
    select: ['documentId', 'locale', 'film', 'forWhom', 'captions', 'transcript'],
    where: { documentId: id, publishedAt, locale: { $in: [...locales] } },
  })
  const row = locales.map((locale) => rows.find((one) => one.locale === locale)).find(Boolean)
  if (!row?.film) throw new AppError('notFound')
  const isOpen = isDraft || (viewer && mayWatch(row, viewer))
  if (!isOpen) throw new AppError(viewer ? 'premiumRequired' : 'notAuthorized')
  return { ...row, film: row.film }
}

const mayWatch = ({ forWhom }: FilmRow, viewer: Viewer) =>
  forWhom === 'everyMember' || tierOf(viewer, now()) !== 'free'
