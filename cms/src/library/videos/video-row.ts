import type { VideoFile } from './video-file'

export const videoUid = 'api::film.film'

/** Who may watch a video. */
export const videoAudiences = ['everyMember', 'payingMember', 'courseMember'] as const

/** A video in one locale, with the fields needed to watch it. */
export type VideoRow = {
  documentId: string
  locale: string
  film: VideoFile | null
  forWhom: (typeof videoAudiences)[number]
  captions: string | null
  transcript: string | null
}
