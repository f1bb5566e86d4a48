import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './review.editor'

export const review = {
  uid: 'api::review.review',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'reviews',
    fields: [
      'subject',
      'stars',
      'title',
      'text',
      'name',
      'language',
      'state',
      'answer',
      'reason',
      'writtenAt',
    ],
  },
  counted: [],
  editing: {
    name: { hun: 'Vélemény', eng: 'Review', rus: 'Отзыв' },
    unique: null,
    web: { call: 'reviews' },
    isRecord: true,
    ofEditors: false,
    // The text is the member's own; approval uses an endpoint that checks which version was read
    // (decision public-forms).
    readOnly: [
      'text',
      'title',
      'stars',
      'name',
      'subject',
      'language',
      'state',
      'writtenAt',
      'isSample',
      'userId',
    ],
    hidden: ['userId'],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: () => ({ path: '/reviews' }),
    search: null,
    listHint: null,
    isSeeded: false,
    editor,
  },
} as const satisfies ContentManifest
