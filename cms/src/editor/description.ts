import type { EditorTable } from './editor-table'

export const description = {
  version: 2,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'slug', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['content', 12]],
    [
      ['buttonText', 6],
      ['url', 6],
    ],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'Az oldal főcíme; a láblécben is ezzel szerepel.' },
      eng: {
        label: 'Title',
        description: 'The heading of the page; the footer lists it by this name.',
      },
    },
    slug: {
      hun: {
        label: 'A cím vége',
        description:
          'Az oldal címe: /description/… Kisbetű, szám, kötőjel. Ha átírod, a régi hivatkozások elromlanak.',
        placeholder: 'mi-a-krono',
      },
      eng: {
        label: 'End of the address',
        description:
          'The page is at /description/… Small letters, digits, hyphens. Old links break if you change it.',
        placeholder: 'what-is-krono',
      },
    },
    content: {
      hun: {
        label: 'Szöveg',
        description:
          'Az oldal teljes szövege: bekezdések, alcímek, listák, idézetek, képek, filmek, gombok, rajzok.',
      },
      eng: {
        label: 'Text',
        description:
          'The whole text of the page: paragraphs, headings, lists, quotes, pictures, films, buttons, drawings.',
      },
    },
    buttonText: {
      hun: { label: 'Gomb felirata', description: 'A szöveg végén. Ha üres, nincs gomb.' },
      eng: { label: 'Button text', description: 'At the end of the text. No button if empty.' },
    },
    url: {
      hun: {
        label: 'Gomb címe',
        description: 'Hová visz a gomb: /oldalunk, https://… vagy mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
      eng: {
        label: 'Button address',
        description: 'Where the button leads: /page, https://… or mailto:…',
        placeholder: '/kronoworksheet/visitor',
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
