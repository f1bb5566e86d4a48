import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'title',
  sort: ['key', 'ASC'],
  columns: ['title', 'key', 'updatedAt'],
  rows: [[['title', 12]], [['key', 12]], [['short', 12]], [['long', 12]]],
  notInForm: ['subject'],
  fields: {
    title: {
      hun: {
        label: 'Cím',
        description: 'Két–hat szó a szöveg fölött; a lényeg, ahogy egy barát mondaná.',
        placeholder: 'Csendes antenna',
      },
      eng: {
        label: 'Title',
        description: 'Two to six words above the text: the essence, as a friend would put it.',
        placeholder: 'A quiet antenna',
      },
    },
    subject: {
      hun: {
        label: 'Miről szól',
        description: 'Az elemzés melyik részében áll.',
      },
      eng: {
        label: 'Subject',
        description: 'The part of the analysis where it stands.',
      },
    },
    key: {
      hun: {
        label: 'Melyik eredményhez',
        description: 'Akinek ez jön ki, az olvassa.',
      },
      eng: {
        label: 'Which result',
        description: 'Whoever has this result reads it.',
      },
    },
    short: {
      hun: { label: 'Rövid szöveg', description: 'Mindenki ezt olvassa az elemzésben. 30–50 szó.' },
      eng: {
        label: 'Short text',
        description: 'What everyone reads in the analysis. 30 to 50 words.',
      },
    },
    long: {
      hun: {
        label: 'Hosszú szöveg',
        description: 'A tagok olvassák a rövid után. 90–140 szó, két-három bekezdés.',
      },
      eng: {
        label: 'Long text',
        description:
          'Members read it after the short one. 90 to 140 words, two or three paragraphs.',
      },
    },
  },
} as const satisfies EditorTable
