import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './home-section.editor'

export const homeSection = {
  uid: 'api::home-section.home-section',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Kezdőlapi szakasz', eng: 'Home page section', rus: 'Раздел главной страницы' },
    unique: 'section',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: ({ section }) =>
      section === 'newsletter' || section === 'contact'
        ? { path: `/#main-${section}` }
        : { path: '/' },
    search: null,
    listHint: {
      hun: 'A kezdőlap többi része: mindegyik szakaszból egy.',
      eng: 'The rest of the home page: one of each section.',
      rus: 'Остальная главная страница: по одному разделу каждого вида.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
