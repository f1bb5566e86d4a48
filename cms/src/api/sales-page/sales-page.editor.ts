import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  columns: ['title', 'key', 'updatedAt'],
  rows: [
    [
      ['title', 8],
      ['key', 4],
    ],
    [['lead', 12]],
    [['sections', 12]],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Cím',
        description: 'Az oldal főcíme. Legfeljebb 120 karakter.',
        placeholder: 'Egy dátum, amelyből rajz lesz',
      },
      eng: {
        label: 'Title',
        description: 'The heading of the page. At most 120 characters.',
        placeholder: 'A date that becomes a drawing',
      },
    },
    key: {
      hun: {
        label: 'Melyik oldal',
        description:
          'A Részletek a /reszletek webcímen áll, menü és lábléc nélkül. Egy lehet belőle.',
      },
      eng: {
        label: 'Which page',
        description: 'Details is at /reszletek, without menu and footer. There can be one.',
      },
    },
    lead: {
      hun: {
        label: 'Bevezető',
        description: 'Egy-két mondat a cím alatt. Legfeljebb 400 karakter.',
      },
      eng: {
        label: 'Lead',
        description: 'A sentence or two below the title. At most 400 characters.',
      },
    },
    sections: {
      hun: {
        label: 'Szakaszok',
        description:
          'Ebben a sorrendben állnak az oldalon; húzással rendezheted őket. Mindegyik megmondja, miféle: abból tudjuk, mely mezőit rajzoljuk.',
      },
      eng: {
        label: 'Sections',
        description:
          'They appear on the page in this order; drag them to change it. The kind of each one decides which of its fields are shown.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a cím és a bevezető látszik.',
      },
      eng: { label: 'Search and sharing', description: 'If empty, title and lead are shown.' },
    },
  },
} as const satisfies EditorTable
