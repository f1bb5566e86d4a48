import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const lessonProgress = {
  uid: 'api::lesson-progress.lesson-progress',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'lessonProgress',
    fields: ['course', 'lesson', 'place', 'finishedAt', 'note', 'readAt'],
  },
  counted: ['noteVersion', 'place'],
  editing: null,
} as const satisfies ContentManifest
