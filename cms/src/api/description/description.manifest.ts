import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './description.editor'

export const description = {
  uid: 'api::description.description',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Ismertető oldal', eng: 'Explanation', rus: 'Страница с объяснением' },
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
      kind: 'explanation',
      title: 'title',
      texts: ['content'],
      audience: 'everybody',
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
