import { home, versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './site-image.editor'

export const siteImage = {
  uid: 'api::site-image.site-image',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Webhely képe', eng: 'Site image', rus: 'Картинка сайта' },
    unique: 'azonosito',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: home,
    search: null,
    listHint: {
      hun: 'A képek olyan oldalakon, amelyek csak üzennek valamit: mindegyiknek egy.',
      eng: 'The pictures of pages that only say something: one for each.',
      rus: 'Картинки страниц, которые только сообщают что-то: по одной для каждой.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
