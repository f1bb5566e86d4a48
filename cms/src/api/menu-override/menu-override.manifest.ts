import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './menu-override.editor'

export const menuOverride = {
  uid: 'api::menu-override.menu-override',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: 'Menu address',
    unique: 'item',
    web: { call: 'menuOverrides' },
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    editor,
  },
} as const satisfies ContentManifest
