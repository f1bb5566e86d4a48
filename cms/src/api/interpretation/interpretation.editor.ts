import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['key', 'ASC'],
  columns: ['title', 'key', 'updatedAt'],
  rows: [
    [
      ['title', 8],
      ['key', 4],
    ],
    [['lead', 12]],
    [['contains', 12]],
    [['forWhom', 12]],
    [['faq', 12]],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Cím',
        description: 'Az oldal főcíme, és a kártyáé, amelyen az elemzések közül választani lehet.',
        placeholder: 'Rövid elemzés',
      },
      eng: {
        label: 'Title',
        description:
          'The heading of the page, and of the card where one chooses among the analyses.',
        placeholder: 'Short analysis',
      },
    },
    key: {
      hun: {
        label: 'Melyik elemzés',
        description:
          'Melyik elemzésről szól az oldal; az árát is erről ismerjük meg. Mindegyikből egy lehet.',
      },
      eng: {
        label: 'Which analysis',
        description: 'What the page is about; its price hangs on it. There can be one of each.',
      },
    },
    lead: {
      hun: {
        label: 'Bevezető',
        description: 'Egy-két mondat a cím alatt. Legfeljebb 400 karakter.',
      },
      eng: {
        label: 'Lead',
        description: 'A sentence or two below the title. At most 400 characters.',
      },
    },
    contains: {
      hun: {
        label: 'Mi van benne',
        description:
          'Fejezetről fejezetre, listában. Az oldalszám, a nyelvek és a letöltés szabályai a kérdések közé valók.',
      },
      eng: {
        label: 'What it contains',
        description:
          'Chapter by chapter, as a list. Length, languages and download rules belong among the questions.',
      },
    },
    forWhom: {
      hun: {
        label: 'Kinek való',
        description: 'Néhány mondat: kinek ajánlod, és kinek nem. Ha üres, ez a rész elmarad.',
      },
      eng: {
        label: 'For whom',
        description: 'A few sentences: who should take it, and who should not. Left out if empty.',
      },
    },
    faq: {
      hun: {
        label: 'Kérdések és válaszok',
        description: 'Az oldal végén, ebben a sorrendben. Öt–hét kérdés elég.',
      },
      eng: {
        label: 'Questions and answers',
        description: 'At the end of the page, in this order. Five to seven are enough.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a cím és a bevezető látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the title and the lead are shown.',
      },
    },
  },
} as const satisfies EditorTable
