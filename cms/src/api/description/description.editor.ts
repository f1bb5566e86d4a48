import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
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
        label: 'A webcím vége',
        description:
          'Az oldal itt lesz: /description/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'mi-a-krono',
      },
      eng: {
        label: 'End of the address',
        description:
          'The page will be at /description/… Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
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
        label: 'Hová visz a gomb',
        description: '/oldalunk, https://… vagy mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
      eng: {
        label: 'Where the button leads',
        description: '/page, https://… or mailto:…',
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
