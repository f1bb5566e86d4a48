import { home, versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './site-setting.editor'

export const siteSetting = {
  uid: 'api::site-setting.site-setting',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Webhely adatai', eng: 'Site settings', rus: 'Данные сайта' },
    unique: null,
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: 'oneOfEach',
    hasOwnDates: false,
    blocks: 'all',
    page: home,
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
