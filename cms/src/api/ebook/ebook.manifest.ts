import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './ebook.editor'

export const ebook = {
  uid: 'api::ebook.ebook',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'E-könyv', eng: 'E-book', rus: 'Электронная книга' },
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
      kind: 'ebook',
      title: 'title',
      texts: ['subtitle', 'lead', 'about', 'author'],
      audience: 'everybody',
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
