import type { EditorTable } from '../../platform/manifests/editor-table'

export const offer = {
  version: 2,
  mainField: 'buttonLabel',
  columns: ['buttonLabel', 'buttonUrl'],
  rows: [
    [['description', 12]],
    [
      ['image', 6],
      ['video', 6],
    ],
    [
      ['buttonLabel', 6],
      ['buttonUrl', 6],
    ],
  ],
  fields: {
    description: {
      hun: { label: 'Szöveg', description: 'Egy-két mondat a gomb fölött.' },
      eng: { label: 'Text', description: 'A sentence or two above the button.' },
    },
    image: {
      hun: { label: 'Kép', description: 'Az ajánlat mellett; videó előtt ez a borító.' },
      eng: {
        label: 'Picture',
        description: 'Beside the offer; the cover of the video if there is one.',
      },
    },
    video: {
      hun: { label: 'Videó', description: 'Rövid videó az ajánlathoz, ha van.' },
      eng: { label: 'Video', description: 'A short video for the offer, if there is one.' },
    },
    buttonLabel: {
      hun: {
        label: 'Gomb felirata',
        description: 'Mit tesz, aki rákattint.',
        placeholder: 'Számoljuk ki',
      },
      eng: {
        label: 'Button text',
        description: 'What clicking it does.',
        placeholder: 'Work it out',
      },
    },
    buttonUrl: {
      hun: {
        label: 'Hová visz a gomb',
        description: '/oldalunk, https://… vagy mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
      eng: {
        label: 'Where the button leads',
        description: '/page, https://… or mailto:…',
        placeholder: '/kronoworksheet/visitor',
      },
    },
  },
} as const satisfies EditorTable
