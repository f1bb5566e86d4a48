import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './contact-message.editor'

export const contactMessage = {
  uid: 'api::contact-message.contact-message',
  versions: ofPeople,
  retention: { job: 'purgeMessages', days: 730, after: 'it arrived; 30 days for spam' },
  personalData: {
    name: 'messages',
    address: 'email',
    fields: ['name', 'email', 'message', 'state', 'createdAt', 'answer', 'answeredAt'],
  },
  counted: [],
  editing: {
    name: { hun: 'Üzenet', eng: 'Message', rus: 'Сообщение' },
    unique: null,
    web: null,
    isRecord: true,
    ofEditors: true,
    readOnly: [
      ...['name', 'email', 'message', 'answer', 'answeredAt', 'answeredBy'],
      ...['isProved', 'key', 'userId'],
    ],
    hidden: ['key', 'userId'],
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
