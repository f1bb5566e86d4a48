import type { EditorTable } from '../../platform/manifests/editor-table'

export const question = {
  version: 1,
  mainField: 'question',
  columns: ['question'],
  rows: [[['question', 12]], [['answer', 12]]],
  fields: {
    question: {
      hun: {
        label: 'Kérdés',
        description: 'Ahogyan az olvasó kérdezné. Legfeljebb 160 karakter.',
        placeholder: 'Mikor kapom meg?',
      },
      eng: {
        label: 'Question',
        description: 'As a reader would ask it. At most 160 characters.',
        placeholder: 'When do I get it?',
      },
    },
    answer: {
      hun: {
        label: 'Válasz',
        description: 'A kérdésre kattintva nyílik ki. Két-három mondat, egyenesen.',
      },
      eng: {
        label: 'Answer',
        description: 'Opens below the question. Two or three sentences, to the point.',
      },
    },
  },
} as const satisfies EditorTable
