import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './sales-page.editor'

export const salesPage = {
  uid: 'api::sales-page.sales-page',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Részletek oldala', eng: 'Details page', rus: 'Страница «Подробности»' },
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
      kind: 'page',
      title: 'title',
      texts: ['lead', 'sections'],
      audience: 'everybody',
    },
    listHint: {
      hun: 'A hosszú bemutató oldal, amely a /reszletek alatt látszik: egy van belőle.',
      eng: 'The long page at /reszletek that explains and sells: there is one.',
      rus: 'Длинная страница /reszletek, которая объясняет и продаёт: она одна.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
