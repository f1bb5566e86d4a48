import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './banner.editor'

// In the order in which an editor would expect a banner; the first with its flag set.
const audiences = [
  ['forVisitor', 'visitor'],
  ['forFree', 'free'],
  ['forPaid', 'paid-monthly'],
  ['forSubscriber', 'subscriber-monthly'],
] as const

export const banner = {
  uid: 'api::banner.banner',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Szalag (banner)', eng: 'Banner', rus: 'Баннер' },
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
    page: (entry, site) => {
      const flag = audiences.find(([field]) => entry[field] === true)
      if (!flag || entry.isAvailable !== true || site.isOver(entry.endDate)) return undefined
      return { path: '/', audience: flag[1] }
    },
    search: null,
    listHint: null,
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
