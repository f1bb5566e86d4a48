import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './course.editor'

export const course = {
  uid: 'api::course.course',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Tanfolyam', eng: 'Course', rus: 'Курс' },
    unique: 'slug',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: {
      kind: 'course',
      title: 'title',
      texts: ['lead', 'learns', 'about', 'teacherName'],
      audience: 'everybody',
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
