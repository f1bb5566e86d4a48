import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './film.editor'

export const film = {
  uid: 'api::film.film',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Film', eng: 'Video', rus: 'Видео' },
    unique: 'slug',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: ['seconds'],
    hidden: ['seconds'],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    // Without the transcript: some videos are for paying members.
    search: {
      kind: 'video',
      title: 'title',
      texts: ['description', 'chapters'],
      audience: 'members',
      // Those of courses are shown in their lessons only.
      where: { forWhom: { $ne: 'courseMember' } },
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
