import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 4,
  mainField: 'story',
  sort: ['createdAt', 'DESC'],
  columns: ['story', 'state', 'createdAt'],
  rows: [[['story', 12]], [['state', 4]], [['note', 12]]],
  notInForm: ['kind'],
  fields: {
    kind: {
      hun: { label: 'Milyen eset', description: 'A rendszer sorolta be.' },
      eng: { label: 'Kind', description: 'Set by the system.' },
    },
    story: {
      hun: {
        label: 'Mi történt',
        description: 'A rendszer vette észre. A rendelés és a tag jobbra nyílik meg, ha van ilyen.',
      },
      eng: {
        label: 'What happened',
        description: 'The system noticed it. Order and member open on the right, if there are any.',
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
  },
} as const satisfies EditorTable
