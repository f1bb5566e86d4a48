import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 4,
  mainField: 'title',
  sort: ['order', 'ASC'],
  columns: ['order', 'section', 'title', 'updatedAt'],
  rows: [
    [
      ['section', 4],
      ['order', 4],
    ],
    [['title', 12]],
    [['text', 12]],
    [['image', 12]],
    [
      ['buttonLabel', 6],
      ['buttonUrl', 6],
    ],
    [['registrationLabel', 12]],
  ],
  fields: {
    section: {
      hun: { label: 'Szakasz', description: 'A kezdőlap melyik része. Mindegyikből egy lehet.' },
      eng: {
        label: 'Section',
        description: 'Which part of the home page. There can be one of each.',
      },
    },
    order: {
      hun: {
        label: 'Sorrend',
        description: 'Kisebb szám előrébb áll a kezdőlapon.',
        placeholder: '10',
      },
      eng: {
        label: 'Order',
        description: 'Smaller numbers come first on the home page.',
        placeholder: '10',
      },
    },
    title: {
      hun: { label: 'Cím', description: 'A szakasz címsora.' },
      eng: { label: 'Title', description: 'The heading of the section.' },
    },
    text: {
      hun: { label: 'Szöveg', description: 'Néhány mondat a cím alatt.' },
      eng: { label: 'Text', description: 'A few sentences below the heading.' },
    },
    image: {
      hun: {
        label: 'Kép',
        description: 'A szöveg mellett. Fekvő kép; írj hozzá helyettesítő szöveget.',
      },
      eng: {
        label: 'Picture',
        description: 'Beside the text. Landscape; give it an alternative text.',
      },
    },
    buttonLabel: {
      hun: {
        label: 'Gomb felirata',
        description: 'Ha üres, nincs gomb.',
        placeholder: 'Kipróbálom',
      },
      eng: { label: 'Button text', description: 'No button if empty.', placeholder: 'Try it' },
    },
    buttonUrl: {
      hun: {
        label: 'Hová visz a gomb',
        description:
          '/oldalunk, #szakasz, https://… vagy mailto:… A kapcsolatnál űrlap áll, ott a gomb elküldi; a hírlevélnél a látogatók űrlapot kapnak, a tagokat a gomb a profiljukhoz viszi.',
        placeholder: '/kronoworksheet/visitor',
      },
      eng: {
        label: 'Where the button leads',
        description:
          '/page, #section, https://… or mailto:…. Contact has a form, which the button sends; at the newsletter visitors get its form, and the button leads members to their profile.',
        placeholder: '/kronoworksheet/visitor',
      },
    },
    registrationLabel: {
      hun: {
        label: 'Megjegyzés a regisztrációról',
        description:
          'A nyilvános kalkulátor gombja alatt, azoknak, akik nincsenek belépve. Másutt nem látszik.',
        placeholder: 'Regisztráció nélkül is működik.',
      },
      eng: {
        label: 'Note on registration',
        description:
          'Below the button of the public calculator, for people who are not signed in. Not shown elsewhere.',
        placeholder: 'Works without registration.',
      },
    },
  },
} as const satisfies EditorTable
