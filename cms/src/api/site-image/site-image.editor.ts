import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 2,
  mainField: 'azonosito',
  sort: ['azonosito', 'ASC'],
  columns: ['azonosito', 'image', 'updatedAt'],
  rows: [[['azonosito', 6]], [['image', 12]]],
  fields: {
    azonosito: {
      hun: {
        label: 'Hol látszik',
        description: 'Amelyik oldalon ez a kép áll. Mindegyikhez egy tartozik.',
      },
      eng: {
        label: 'Where it is shown',
        description: 'The page that shows this picture. There is one for each.',
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
