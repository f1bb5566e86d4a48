import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './test-question.editor'

export const testQuestion = {
  uid: 'api::test-question.test-question',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Tesztkérdés', eng: 'Test question', rus: 'Вопрос теста' },
    unique: 'key',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: ['key'],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: () => ({ path: '/personality-test' }),
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
