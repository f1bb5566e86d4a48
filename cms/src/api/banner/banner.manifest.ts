import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './banner.editor'

export const banner = {
  uid: 'api::banner.banner',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: 'Banner',
    unique: null,
    web: { call: 'latestBanner' },
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: true,
    blocks: 'all',
    editor,
  },
} as const satisfies ContentManifest
