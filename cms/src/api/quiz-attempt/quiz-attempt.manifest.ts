import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const quizAttempt = {
  uid: 'api::quiz-attempt.quiz-attempt',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'quizAttempts',
    fields: [
      'course',
      'lesson',
      'number',
      'startedAt',
      'answers',
      'score',
      'total',
      'isPassed',
      'submittedAt',
    ],
  },
  counted: ['number'],
  editing: null,
} as const satisfies ContentManifest
