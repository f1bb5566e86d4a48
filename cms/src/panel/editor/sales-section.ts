import type { EditorTable } from '../../platform/manifests/editor-table'

export const salesSection = {
  version: 1,
  mainField: 'title',
  columns: ['title', 'kind'],
  rows: [
    [
      ['kind', 4],
      ['title', 8],
    ],
    [['text', 12]],
    [
      ['image', 6],
      ['date', 6],
    ],
    [['facts', 12]],
    [['questions', 12]],
    [
      ['buttonLabel', 6],
      ['buttonUrl', 6],
    ],
  ],
  fields: {
    kind: {
      hun: {
        label: 'Miféle szakasz',
        description:
          'Ettől függ, hogyan rajzoljuk. Az árakat a termékek közül vesszük, ide nem kell beírnod őket.',
      },
      eng: {
        label: 'Kind',
        description:
          'Says how it is drawn. Prices come from the products: there is no need to type them here.',
      },
    },
    title: {
      hun: { label: 'Cím', description: 'A szakasz címe. Ha üres, cím nélkül áll.' },
      eng: { label: 'Title', description: 'The heading of the section. None if empty.' },
    },
    text: {
      hun: {
        label: 'Szöveg',
        description: 'Minden szakaszban a cím alatt áll; kép, idézet, rajz is kerülhet bele.',
      },
      eng: {
        label: 'Text',
        description: 'Below the title of any section; it may hold pictures, quotes, drawings.',
      },
    },
    image: {
      hun: {
        label: 'Kép',
        description: 'Csak „Kép és szöveg” szakaszban látszik, a szöveg mellett.',
      },
      eng: {
        label: 'Picture',
        description: 'Only shown in a section with picture and text, beside the text.',
      },
    },
    date: {
      hun: {
        label: 'Születési dátum',
        description: 'Csak „Egy dátum rajza” szakaszban: ennek a napnak a rajza kerül oda.',
      },
      eng: {
        label: 'Date of birth',
        description: 'Only in a section with a drawing: the drawing of that day.',
      },
    },
    facts: {
      hun: {
        label: 'Számok vagy idézetek',
        description:
          'Csak „Számok” és „Idézetek” szakaszban: a szám és mit jelent, vagy egy mondat és kié. Csak igaz szám, csak valódi mondat.',
      },
      eng: {
        label: 'Numbers or quotes',
        description:
          'Only in sections with numbers or quotes: a number and what it means, or a sentence and who said it. True numbers, real sentences.',
      },
    },
    questions: {
      hun: {
        label: 'Kérdések és válaszok',
        description: 'Csak „Kérdések” szakaszban, ebben a sorrendben.',
      },
      eng: {
        label: 'Questions and answers',
        description: 'Only in a section with questions, in this order.',
      },
    },
    buttonLabel: {
      hun: {
        label: 'Gomb felirata',
        description: 'Bármely szakasz végén. Ha üres, nincs gomb.',
        placeholder: 'Kiszámolom a sajátomat',
      },
      eng: {
        label: 'Button text',
        description: 'At the end of any section. No button if empty.',
        placeholder: 'Work out mine',
      },
    },
    buttonUrl: {
      hun: {
        label: 'Hová visz a gomb',
        description: '/oldalunk, #szakasz, https://… vagy mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
      eng: {
        label: 'Where the button leads',
        description: '/page, #section, https://… or mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
    },
  },
} as const satisfies EditorTable
