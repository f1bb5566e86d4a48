import type { EditorTable } from '../../platform/manifests/editor-table'

export const courseAnswer = {
  version: 1,
  mainField: 'text',
  columns: ['text'],
  rows: [
    [
      ['text', 9],
      ['isRight', 3],
    ],
    [['why', 12]],
  ],
  fields: {
    text: {
      hun: { label: 'Válasz', description: 'Amit a tanuló kiválaszt. Legfeljebb 255 karakter.' },
      eng: { label: 'Answer', description: 'What learners choose. At most 255 characters.' },
    },
    isRight: {
      hun: { label: 'Jó válasz', description: 'Sorrendnél nem számít.' },
      eng: { label: 'Right', description: 'Ignored for a question of order.' },
    },
    why: {
      hun: { label: 'Miért', description: 'Egy mondat; a beküldés után látszik.' },
      eng: { label: 'Why', description: 'One sentence, shown after the submission.' },
    },
  },
} as const satisfies EditorTable
