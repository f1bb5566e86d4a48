import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './interpretation-text.editor'

export const interpretationText = {
  uid: 'api::interpretation-text.interpretation-text',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: 'Interpretation text',
    unique: 'key',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'prose',
    editor,
  },
} as const satisfies ContentManifest
