import type { EditorTable } from '../../platform/manifests/editor-table'

export const courseChapter = {
  version: 1,
  mainField: 'title',
  columns: ['title'],
  rows: [[['title', 12]], [['lessons', 12]]],
  fields: {
    title: {
      hun: { label: 'A fejezet címe', description: 'A tartalomban áll.' },
      eng: { label: 'Title of the chapter', description: 'Shown in the contents.' },
    },
    lessons: {
      hun: { label: 'Leckék', description: 'Húzással rendezhetők.' },
      eng: { label: 'Lessons', description: 'Drag them to sort.' },
    },
  },
} as const satisfies EditorTable
