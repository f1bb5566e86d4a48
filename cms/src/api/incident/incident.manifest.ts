import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './incident.editor'

export const incident = {
  uid: 'api::incident.incident',
  // Its subject and note may contain personal data.
  versions: ofPeople,
  retention: { stays: 'how it was resolved; few rows, no personal data' },
  personalData: null,
  counted: [],
  editing: {
    name: {
      hun: 'Eset, amelyet meg kell nézni',
      eng: 'Incident to look into',
      rus: 'Случай, требующий внимания',
    },
    unique: null,
    web: null,
    isRecord: true,
    ofEditors: true,
    readOnly: ['key', 'kind', 'reference', 'details', 'story', 'orderId'],
    hidden: ['key', 'reference', 'details', 'orderId'],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: null,
    search: null,
    listHint: null,
    isSeeded: false,
    editor,
  },
} as const satisfies ContentManifest
