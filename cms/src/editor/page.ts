import type { EditorTable } from './editor-table'

export const page = {
  version: 4,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'slug', 'updatedAt'],
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
        label: 'Az oldal neve',
        description:
          'Ezen a néven kéri a webhely az oldalt (imprint, terms, withdrawal, contact, privacy-policy). Minden nyelven ugyanaz; amíg kint van, nem írható át.',
        placeholder: 'privacy-policy',
      },
      eng: {
        label: 'Name of the page',
        description:
          'The site asks for the page by this name (imprint, terms, withdrawal, contact, privacy-policy). The same in every language; it cannot be changed while the page is on the site.',
        placeholder: 'privacy-policy',
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
