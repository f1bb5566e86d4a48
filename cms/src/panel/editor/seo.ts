import type { EditorTable } from '../../platform/manifests/editor-table'

export const seo = {
  version: 2,
  mainField: 'title',
  columns: ['title', 'description'],
  rows: [
    [
      ['title', 6],
      ['noindex', 6],
    ],
    [['description', 12]],
    [['coverImage', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Cím a keresőben',
        description: 'A találat címe és a böngészőfül felirata. 60 betűig biztosan kifér.',
      },
      eng: {
        label: 'Title in search',
        description:
          'The heading of the search result and of the browser tab. Up to 60 characters always fit.',
      },
    },
    noindex: {
      hun: {
        label: 'Rejtve a keresők elől',
        description: 'Ha igen, a keresők nem mutatják az oldalt.',
      },
      eng: {
        label: 'Hidden from search engines',
        description: 'If yes, search engines do not list the page.',
      },
    },
    description: {
      hun: {
        label: 'Leírás a keresőben',
        description: 'Egy-két mondat a találat alatt. 160 betűig biztosan kifér.',
      },
      eng: {
        label: 'Description in search',
        description: 'A sentence or two below the result. Up to 160 characters always fit.',
      },
    },
    coverImage: {
      hun: {
        label: 'Megosztási kép',
        description: 'Az oldal képe megosztáskor. Ha üres, a webhelyé.',
      },
      eng: {
        label: 'Sharing picture',
        description: 'The picture when the page is shared. If empty, that of the site.',
      },
    },
  },
} as const satisfies EditorTable
