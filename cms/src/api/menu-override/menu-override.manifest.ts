import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest, Place } from '../../platform/manifests/content-manifest'
import { editor } from './menu-override.editor'

/** Menu items of one audience; the others are in every menu. */
const audiences: Readonly<Record<string, Place['audience']>> = {
  payment: 'free',
  subscriberPayment: 'subscriber-monthly',
  paidUserPayment: 'paid-monthly',
}

export const menuOverride = {
  uid: 'api::menu-override.menu-override',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Menüpont célja', eng: 'Menu address', rus: 'Адрес пункта меню' },
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
    page: ({ item }) => ({ path: '/', audience: audiences[String(item)] ?? 'visitor' }),
    search: null,
    listHint: {
      hun: 'Hová visz egy menüpont a megszokott helye helyett: mindegyiknek egy lehet.',
      eng: 'Where an item of the menu leads instead of its usual place: one for each.',
      rus: 'Куда ведёт пункт меню вместо обычного места: по одному для каждого.',
    },
    isSeeded: false,
    editor,
  },
} as const satisfies ContentManifest
