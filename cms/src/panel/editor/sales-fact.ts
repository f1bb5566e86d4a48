import type { EditorTable } from '../../platform/manifests/editor-table'

export const salesFact = {
  version: 1,
  mainField: 'label',
  columns: ['label'],
  rows: [
    [
      ['label', 4],
      ['text', 8],
    ],
  ],
  fields: {
    label: {
      hun: {
        label: 'Szám, vagy akié a mondat',
        description: 'Számnál maga a szám, idézetnél egy név. Legfeljebb 60 karakter.',
        placeholder: '7',
      },
      eng: {
        label: 'Number, or who said it',
        description: 'The number itself, or a name. At most 60 characters.',
        placeholder: '7',
      },
    },
    text: {
      hun: {
        label: 'Mit jelent, vagy mit mondott',
        description: 'Egy mondat. Legfeljebb 400 karakter.',
        placeholder: 'csakra, mindegyik a maga ciklusával',
      },
      eng: {
        label: 'What it means, or what was said',
        description: 'One sentence. At most 400 characters.',
        placeholder: 'chakras, each with a cycle of its own',
      },
    },
  },
} as const satisfies EditorTable
