import type { EditorTable } from '../../platform/manifests/editor-table'

export const courseQuestion = {
  version: 1,
  mainField: 'kind',
  columns: ['kind'],
  rows: [[['kind', 4]], [['text', 12]], [['answers', 12]], [['explanation', 12]]],
  fields: {
    kind: {
      hun: {
        label: 'Miféle kérdés',
        description:
          'Sorrend: a válaszokat itt a jó sorrendben add meg, a tanuló összekeverve látja.',
      },
      eng: {
        label: 'Kind',
        description:
          'Order: enter the answers in the right order here; learners see them shuffled.',
      },
    },
    text: {
      hun: { label: 'Kérdés', description: 'Kép és rajz is állhat benne.' },
      eng: { label: 'Question', description: 'It may hold a picture or a drawing.' },
    },
    answers: {
      hun: { label: 'Válaszok', description: 'Legalább kettő.' },
      eng: { label: 'Answers', description: 'At least two.' },
    },
    explanation: {
      hun: {
        label: 'Magyarázat',
        description: 'A beküldés után látszik, akkor is, ha jó volt a válasz.',
      },
      eng: {
        label: 'Explanation',
        description: 'Shown after the submission, also for a right answer.',
      },
    },
  },
} as const satisfies EditorTable
