import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './newsletter-issue.editor'

export const newsletterIssue = {
  uid: 'api::newsletter-issue.newsletter-issue',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Hírlevél száma', eng: 'Newsletter issue', rus: 'Выпуск рассылки' },
    unique: null,
    web: null,
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: null,
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
