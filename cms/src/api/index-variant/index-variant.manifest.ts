import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest, Place } from '../../platform/manifests/content-manifest'
import { editor } from './index-variant.editor'

const audiences: Readonly<Record<string, Place['audience']>> = {
  visitor: 'visitor',
  registered: 'free',
  monthly: 'paid-monthly',
  yearly: 'paid-yearly',
}

export const indexVariant = {
  uid: 'api::index-variant.index-variant',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Kezdőlap', eng: 'Home page', rus: 'Главная страница' },
    unique: 'variant',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: 'oneOfEach',
    hasOwnDates: false,
    blocks: 'all',
    page: ({ variant }) => {
      const audience = audiences[String(variant)]
      return audience && { path: '/', audience }
    },
    search: null,
    listHint: {
      hun: 'A kezdőlap eleje: mindenfajta látogatónak egy.',
      eng: 'The beginning of the home page: one for each kind of visitor.',
      rus: 'Начало главной страницы: по одному для каждого вида посетителей.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
