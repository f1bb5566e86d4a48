import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './page.editor'

export const page = {
  uid: 'api::page.page',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Jogi oldal', eng: 'Legal page', rus: 'Юридическая страница' },
    unique: 'slug',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: 'byLaw',
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: { kind: 'page', title: 'title', texts: ['blocks'], audience: 'everybody' },
    listHint: {
      hun: 'Impresszum, szerződési feltételek, elállás, kapcsolat, adatkezelés: mindegyikből egy.',
      eng: 'Imprint, terms of sale, withdrawal, contact, privacy policy: one of each.',
      rus: 'Реквизиты, условия продажи, отказ от покупки, контакты, обработка данных: по одной.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
