import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './faq-entry.editor'

export const faqEntry = {
  uid: 'api::faq-entry.faq-entry',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: ['helpedYes', 'helpedNo'],
  editing: {
    name: {
      hun: 'Kérdés és válasz (GYIK)',
      eng: 'Question and answer (FAQ)',
      rus: 'Вопрос и ответ',
    },
    unique: 'slug',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: ['helpedYes', 'helpedNo'],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: {
      kind: 'question',
      title: 'title',
      texts: ['answer'],
      audience: 'everybody',
    },
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
