import { z } from 'zod'
import { readOfOneLanguage } from './read'
import { choiceOf, imageSchema, text } from './schemas'

const videoSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: text,
  description: text,
  forWhom: choiceOf(['everyMember', 'payingMember', 'courseMember']),
  category: text,
  order: z.number().nullish(),
  seconds: z.number().nullish(),
  poster: imageSchema,
  chapters: text,
})

export type Video = Awaited<ReturnType<typeof getVideos>>[number]

/**
 * The videos of the library in one language, in the editors' order, with their public data; the cms leaves out those of
 * courses, except in a preview. File, captions and transcript are requested when a user watches (server/videos).
 */
export async function getVideos() {
  const query = {
    populate: ['poster'],
    sort: ['order', 'createdAt'],
  }
  const videos = await readOfOneLanguage('films', 'film', query, videoSchema)
  const ofLibrary = videos.filter(({ forWhom }) => forWhom !== 'courseMember')
  return ofLibrary.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
}

/** A video with the previous and the next one; undefined if there is none. */
export async function getVideo(slug: string) {
  const videos = await getVideos()
  const index = videos.findIndex((video) => video.slug === slug)
  const video = videos[index]
  return video && { video, previous: videos[index - 1], next: videos[index + 1] }
}
