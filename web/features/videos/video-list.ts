import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import { getVideos, type Video } from '@/server/cms/videos'
import { VideoCard } from './video-card'

/** All videos, in the editors' order. */
export const videoList: List<Video> = {
  path: '/videos',
  words: 'videos',
  perPage: 12,
  load: getVideos,
  keyOf: ({ documentId }) => documentId,
  searched: { kind: 'video', documentIdOf: ({ documentId }) => documentId },
  choices: {
    topic: {
      label: () => translations('videos')('topic'),
      of: ({ category }) => (category ? { value: category, name: category } : undefined),
    },
    access: {
      label: () => translations('videos')('access'),
      of: ({ forWhom }) => ({ value: forWhom, name: translations('videos')(`forWhom.${forWhom}`) }),
    },
  },
  sorts: { listed: (a, b) => (a.order ?? 0) - (b.order ?? 0) },
  Card: ({ item }) => VideoCard({ video: item }),
}
