import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './interpretation-text.editor'

// The worksheet has an anchor per chakra heading, and one for all measures.
function anchorOf(key: string): string {
  const [subject, chakra] = key.split('.')
  if (subject === 'chakra') return `#${chakra}`
  return subject === 'character' ? '' : '#measures'
}

export const interpretationText = {
  uid: 'api::interpretation-text.interpretation-text',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
  editing: {
    name: { hun: 'Elemzési szöveg', eng: 'Analysis text', rus: 'Текст разбора' },
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
    page: ({ key }, site) => {
      const [subject, character] = String(key).split('.')
      if (subject === 'portrait') return { path: `/characters#${character}` }
      const date = site.dateOf(String(key))
      return date
        ? { path: `/kronoworksheet/visitor?date=${date}${anchorOf(String(key))}` }
        : undefined
    },
    // Of the interpretation texts only those of the public gallery.
    search: {
      kind: 'character',
      title: 'title',
      texts: ['short'],
      audience: 'everybody',
      where: { subject: { $in: ['character', 'portrait'] } },
      pathOf: ({ key }) => `/characters#${String(key).split('.')[1]}`,
    },
    listHint: {
      hun: 'Amit az elemzések mondanak: minden eredményhez egy szöveg.',
      eng: 'What the analyses say: one text for each result.',
      rus: 'То, что говорят разборы: по одному тексту на каждый результат.',
    },
    isSeeded: true,
    editor,
  },
} as const satisfies ContentManifest
