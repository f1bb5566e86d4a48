import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './registration-form.editor'

export const registrationForm = {
  uid: 'api::registration-form.registration-form',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Regisztrációs űrlap', eng: 'Registration form', rus: 'Форма регистрации' },
    unique: 'formId',
    web: 'content',
    isRecord: false,
    ofEditors: false,
    readOnly: [],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: 'own',
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
