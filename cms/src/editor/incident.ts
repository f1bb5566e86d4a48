import type { EditorTable } from './editor-table'

export const incident = {
  version: 3,
  mainField: 'reference',
  sort: ['createdAt', 'DESC'],
  columns: ['kind', 'reference', 'state', 'createdAt'],
  rows: [
    [
      ['kind', 4],
      ['reference', 4],
      ['state', 4],
    ],
    [['note', 12]],
    [['details', 12]],
    [['key', 12]],
  ],
  fields: {
    kind: {
      hun: { label: 'Mi történt', description: 'A rendszer vette észre.' },
      eng: { label: 'What happened', description: 'The system noticed it.' },
    },
    reference: {
      hun: {
        label: 'Mihez tartozik',
        description:
          'Azonosító a Stripe felületén (pi_…, ch_…, sub_…), a rendelésé vagy a feladaté.',
      },
      eng: {
        label: 'What it is about',
        description:
          "An id in Stripe's dashboard (pi_…, ch_…, sub_…), that of the order, or of the task.",
      },
    },
    state: {
      hun: { label: 'Állapot', description: 'Ha elintézted, zárd le.' },
      eng: { label: 'State', description: 'Close it once it is settled.' },
    },
    note: {
      hun: { label: 'Jegyzet', description: 'Mit tettél, és miért. Csak itt látszik.' },
      eng: { label: 'Note', description: 'What you did, and why. Only shown here.' },
    },
    details: {
      hun: { label: 'Részletek', description: 'Amit a rendszer tudott róla.' },
      eng: { label: 'Details', description: 'What the system knew.' },
    },
    key: {
      hun: { label: 'Kulcs', description: 'Hogy egy dologról csak egy eset szóljon.' },
      eng: { label: 'Key', description: 'So that one thing is told once.' },
    },
  },
} as const satisfies EditorTable
