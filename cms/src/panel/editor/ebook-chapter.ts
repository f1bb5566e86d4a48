import type { EditorTable } from '../../platform/manifests/editor-table'

export const ebookChapter = {
  version: 1,
  mainField: 'title',
  columns: ['title'],
  rows: [
    [
      ['title', 9],
      ['isSample', 3],
    ],
    [['body', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'A fejezet címe', description: 'A tartalomban áll.' },
      eng: { label: 'Title of the chapter', description: 'Shown in the contents.' },
    },
    isSample: {
      hun: { label: 'Mintafejezet', description: 'Bárki elolvashatja a könyv oldalán.' },
      eng: { label: 'Sample', description: 'Everybody can read it on the page of the book.' },
    },
    body: {
      hun: { label: 'Szöveg', description: 'Bekezdések, alcímek, idézetek, képek, rajzok.' },
      eng: { label: 'Text', description: 'Paragraphs, headings, quotes, pictures, drawings.' },
    },
  },
} as const satisfies EditorTable
