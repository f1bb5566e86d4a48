import type { LearnerCourse, OwnEbook, ShelfEntry } from '@krono/contract'
import { linkTo, linkToLesson, linkToVideo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { titleOf } from '@/features/analysis/document/document-title'
import { linkToReading } from '@/features/analysis/shelf/reading-stage'
import type { Covered } from '@/features/items/item-cover'
import { getVideos, type Video } from '@/server/cms/videos'
import { askAsUser } from '@/server/session/get-session'

export const shelfKinds = ['analysis', 'course', 'ebook', 'video'] as const

export type ShelfKind = (typeof shelfKinds)[number]

/** Something that a member reads, takes or watches. */
export type ShelfItem = {
  id: string
  kind: ShelfKind
  title: string
  /** Where to go on. */
  href: string
  cover: Covered | Pick<ShelfEntry, 'kind' | 'people' | 'since'> | { poster: Video['poster'] }
  /** Chapters read, lessons finished, seconds watched; null: it has no parts. */
  progress: { done: number; all: number } | null
  /** Last activity, or the day since when it is theirs; ISO 8601 with Z. Null: not begun yet. */
  at: string | null
}

/** Everything that the signed-in user has, most recently used first; what a refund or a dispute closed is not listed. */
export async function shelfItems(): Promise<ShelfItem[]> {
  const [shelf, courses, ebooks, watched, videos] = await Promise.all([
    askAsUser({ endpoint: 'shelf' }),
    askAsUser({ endpoint: 'myCourses' }),
    askAsUser({ endpoint: 'myEbooks' }),
    askAsUser({ endpoint: 'videoPositions' }),
    getVideos(),
  ])
  return [
    ...(shelf?.analyses ?? []).flatMap(ofAnalysis),
    ...(courses?.courses ?? []).flatMap(ofCourse),
    ...(ebooks?.ebooks ?? []).flatMap(ofEbook),
    ...(watched?.videos ?? []).flatMap((position) => ofVideo(position, videos)),
  ].toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)))
}

/** Orders the shelf; what was not begun yet comes first. */
const placeOf = ({ at }: ShelfItem) => at ?? '9999'

function ofAnalysis(entry: ShelfEntry): ShelfItem[] {
  const { analysis, people, reading, state, since, order } = entry
  if (state !== 'ready' || !analysis) return []
  return [
    {
      ...{ id: order, kind: 'analysis', title: titleOf({ people, language }), cover: entry },
      href: linkToReading(analysis, reading),
      progress: reading && { done: reading.read.length, all: reading.chapters },
      at: reading?.lastReadAt ?? since,
    },
  ]
}

function ofCourse(course: LearnerCourse): ShelfItem[] {
  const { id, title, slug, next, finished, total, access, lastAt } = course
  if (access === 'none') return []
  return [
    {
      ...{ id, kind: 'course', title, cover: course },
      href: next ? linkToLesson(slug, next) : linkTo('myCourses'),
      progress: { done: finished, all: total },
      at: lastAt,
    },
  ]
}

function ofEbook(ebook: OwnEbook): ShelfItem[] {
  const { id, title, boughtAt, orderStatus } = ebook
  if (orderStatus && orderStatus.is !== 'partly') return []
  const href = `${linkTo('myEbooks')}#${id}`
  return [{ id, kind: 'ebook', title, cover: ebook, href, progress: null, at: boughtAt }]
}

type Position = { video: string; seconds: number; isSeen: boolean; watchedAt: string }

function ofVideo(position: Position, videos: readonly Video[]): ShelfItem[] {
  const video = videos.find(({ documentId }) => documentId === position.video)
  if (!video) return []
  const all = video.seconds ?? 0
  const done = position.isSeen ? all : Math.min(position.seconds, all)
  return [
    {
      ...{ id: video.documentId, kind: 'video', title: video.title },
      href: linkToVideo(video.slug),
      cover: { poster: video.poster },
      progress: all > 0 ? { done, all } : null,
      at: position.watchedAt,
    },
  ]
}
