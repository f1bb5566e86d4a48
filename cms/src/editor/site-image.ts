import type { EditorTable } from './editor-table'

export const siteImage = {
  version: 1,
  mainField: 'azonosito',
  sort: ['azonosito', 'ASC'],
  columns: ['azonosito', 'image', 'updatedAt'],
  rows: [[['azonosito', 6]], [['image', 12]]],
  fields: {
    azonosito: {
      hun: {
        label: 'Azonosító',
        description:
          'Ezen a néven kéri az oldal a képet. Ne írd át: a kép eltűnne onnan, ahol áll.',
        placeholder: 'pelda-kep',
      },
      eng: {
        label: 'Identifier',
        description:
          'The pages ask for the picture by this name. If you change it, the picture disappears from its place.',
        placeholder: 'some-picture',
      },
    },
    image: {
      hun: {
        label: 'Kép',
        description: 'A kép maga; írj hozzá helyettesítő szöveget azoknak, akik nem látják.',
      },
      eng: {
        label: 'Picture',
        description: 'The picture itself; give it an alternative text for those who cannot see it.',
      },
    },
  },
} as const satisfies EditorTable
