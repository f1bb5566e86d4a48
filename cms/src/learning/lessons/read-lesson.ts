import type { Lesson as LessonAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { videoUid } from '../../library/videos/video-row'
import type { UserRow } from '../../members/users/user-row'
import { rowsToRead } from '../../panel/preview/is-preview'
import { env } from '../../platform/lib/env'
import { type OpenLesson, openLesson } from '../access/open-lesson'
import { findProgress, progressOf } from '../access/progress-row'
import { summaryOf } from '../access/quiz-summary'
import { bestRows } from '../courses/best-rows'
import { type Lesson, lessonUid } from '../courses/course'

/** A lesson to read, for a user or a visitor; never its questions. Throws the errors of `openLesson`. */
export async function readLesson(
  strapi: Core.Strapi,
  id: string,
  user: UserRow | undefined,
): Promise<LessonAnswer> {
  const found = await openLesson(strapi, id, user)
  const { course, access, lesson } = found
  const row = user && (await findProgress(strapi, user.id, lesson.documentId))
  const progress = row ?? lesson.progress
  const { body, film } = await readText(strapi, lesson)
  const { documentId, slug, title, summary, minutes, isFree } = lesson
  return {
    ...{ id: documentId, slug, title, summary, minutes, isFree, body },
    video: film && (await findShownVideo(strapi, film.documentId)),
    quiz: user
      ? await summaryOf(strapi, user, found)
      : lesson.quiz && { ...lesson.quiz, attempts: [] },
    progress: progress ? progressOf(progress) : null,
    note: { text: row?.note ?? '', version: row?.noteVersion ?? 0 },
    course: {
      id: course.documentId,
      slug: course.slug,
      title: course.title,
      access: access.is,
    },
    ...neighboursOf(found),
  }
}

function neighboursOf({ lessons, lesson }: OpenLesson): Pick<LessonAnswer, 'previous' | 'next'> {
  const place = lessons.indexOf(lesson)
  const [previous, next] = [lessons[place - 1], lessons[place + 1]]
  return {
    previous: previous ? { slug: previous.slug, title: previous.title } : null,
    next: next ? { slug: next.slug, title: next.title, lock: next.lock } : null,
  }
}

type Text = { body: unknown[] | null; film: { documentId: string } | null }

async function readText(strapi: Core.Strapi, { documentId, locale }: Lesson) {
  const { publishedAt } = rowsToRead(strapi, env.LANGUAGE)
  const row: Text | null = await strapi.db.query(lessonUid).findOne({
    select: ['body'],
    where: { documentId, locale, publishedAt },
    populate: { film: { select: ['documentId'] } },
  })
  return { body: row?.body ?? [], film: row?.film ?? null }
}

type VideoRow = {
  documentId: string
  locale: string
  /** A draft may lack it. */
  title: string | null
  seconds: number | null
  poster: { url: string } | null
}

/** A video in the best available language; null if it is not published. */
async function findShownVideo(
  strapi: Core.Strapi,
  documentId: string,
): Promise<LessonAnswer['video']> {
  const { publishedAt, locales } = rowsToRead(strapi, env.LANGUAGE)
  const rows: VideoRow[] = await strapi.db.query(videoUid).findMany({
    select: ['documentId', 'locale', 'title', 'seconds'],
    where: { documentId, publishedAt, locale: { $in: [...locales] } },
    populate: { poster: { select: ['url'] } },
  })
  const [row] = bestRows(rows, locales)
  return row
    ? {
        id: row.documentId,
        title: row.title ?? '',
        seconds: row.seconds,
        poster: row.poster && { url: row.poster.url },
      }
    : null
}
