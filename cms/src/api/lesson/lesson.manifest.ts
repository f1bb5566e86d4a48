import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './lesson.editor'

export const lesson = {
  uid: 'api::lesson.lesson',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Lecke', eng: 'Lesson', rus: 'Урок' },
    unique: 'slug',
    web: { call: 'readLesson' },
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'lesson',
    // Below its course, which the preview looks up; a draft in no course stands below its own id.
    page: ({ course, slug, documentId }) => ({
      path: `/course/${course ?? documentId}/${slug ?? documentId}`,
    }),
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
