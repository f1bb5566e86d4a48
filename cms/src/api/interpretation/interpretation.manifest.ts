import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './interpretation.editor'

export const interpretation = {
  uid: 'api::interpretation.interpretation',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Elemzés oldala', eng: 'Analysis page', rus: 'Страница разбора' },
    unique: 'key',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: 'oneOfEach',
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: {
      kind: 'analysis',
      title: 'title',
      texts: ['lead', 'contains', 'forWhom', 'faq'],
      audience: 'everybody',
    },
    listHint: {
      hun: 'Az elemzések bemutatkozó oldalai: mindegyik fajtának egy.',
      eng: 'The pages that introduce the analyses: one for each kind.',
      rus: 'Страницы, которые представляют разборы: по одной для каждого вида.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
