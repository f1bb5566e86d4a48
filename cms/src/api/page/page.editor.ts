import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 4,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['blocks', 12]],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'Az oldal főcíme.' },
      eng: { label: 'Title', description: 'The heading of the page.' },
    },
    slug: {
      hun: {
        label: 'Melyik oldal',
        description: 'Mindegyikből egy van, a maga helyén.',
      },
      eng: {
        label: 'Which page',
        description: 'There is one of each, in its own place.',
      },
    },
    blocks: {
      hun: {
        label: 'Szöveg',
        description:
          'Az oldal teljes szövege: bekezdések, alcímek, listák. A {{seller}}, {{name}}, {{registration}}, {{email}}, {{phone}}, {{host}} és {{year}} helyére a webhely adatai kerülnek.',
      },
      eng: {
        label: 'Text',
        description:
          'The whole text of the page: paragraphs, headings, lists. {{seller}}, {{name}}, {{registration}}, {{email}}, {{phone}}, {{host}} and {{year}} are filled in from the site settings.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a cím és a szöveg eleje látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the title and the beginning of the text are shown.',
      },
    },
  },
} as const satisfies EditorTable
