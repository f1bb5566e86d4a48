import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './index-variant.editor'

export const indexVariant = {
  uid: 'api::index-variant.index-variant',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: 'Home page',
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
    editor,
  },
} as const satisfies ContentManifest
