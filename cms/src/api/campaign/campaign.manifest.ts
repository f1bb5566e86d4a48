import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './campaign.editor'

export const campaign = {
  uid: 'api::campaign.campaign',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: ['uses'],
  editing: {
    name: { hun: 'Akció', eng: 'Campaign', rus: 'Акция' },
    unique: null,
    web: { call: 'activeCampaign' },
    isRecord: false,
    ofEditors: false,
    readOnly: ['uses'],
    hidden: [],
    ofAdministrators: [],
    required: null,
    hasOwnDates: true,
    blocks: 'all',
    page: ({ language, endDate }, site) =>
      language === site.language && !site.isOver(endDate)
        ? { path: '/', audience: 'free' }
        : undefined,
    search: null,
    listHint: null,
    isSeeded: false,
    editor,
  },
} as const satisfies ContentManifest
