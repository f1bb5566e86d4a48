import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'title',
  sort: ['variant', 'ASC'],
  columns: ['variant', 'title', 'updatedAt'],
  rows: [
    [
      ['variant', 4],
      ['title', 8],
    ],
    [['description', 12]],
    [
      ['image', 6],
      ['mobileBackground', 6],
    ],
    [['offer', 12]],
    [['advantages', 12]],
    [['excuse', 12]],
    [['seo', 12]],
  ],
  fields: {
    variant: {
      hun: {
        label: 'Kinek szól',
        description: 'Melyik látogató látja ezt a kezdőlapot. Mindegyiknek egy van.',
      },
      eng: {
        label: 'Who sees it',
        description: 'Which visitor sees this home page. There can be one for each.',
      },
    },
    title: {
      hun: { label: 'Főcím', description: 'A kezdőlap legnagyobb sora.' },
      eng: { label: 'Headline', description: 'The largest line of the home page.' },
    },
    description: {
      hun: { label: 'Bevezető', description: 'Egy-két bekezdés a főcím alatt.' },
      eng: { label: 'Introduction', description: 'A paragraph or two below the headline.' },
    },
    image: {
      hun: {
        label: 'Kép',
        description:
          'Az első képernyő alatt: telefonon teljes szélességben, széles képernyőn az előnyök mellett. Ha üres, a webhely kezdőlapi képe áll itt.',
      },
      eng: {
        label: 'Picture',
        description:
          'Below the first screen: in full width on a phone, beside the advantages on a wide screen. If empty, the home page picture of the site settings.',
      },
    },
    mobileBackground: {
      hun: {
        label: 'Kép telefonon',
        description: 'Ugyanott, keskeny képernyőn. Álló kép.',
      },
      eng: {
        label: 'Picture on phones',
        description: 'At the same place on narrow screens. Portrait.',
      },
    },
    offer: {
      hun: { label: 'Ajánlat', description: 'A doboz a bevezető alatt, gombbal.' },
      eng: { label: 'Offer', description: 'The box below the introduction, with a button.' },
    },
    advantages: {
      hun: {
        label: 'Előnyök',
        description: 'Mit kap a látogató. Címmel és felsorolással a legjobb.',
      },
      eng: {
        label: 'Advantages',
        description: 'What the visitor gets. Best as a heading and a list.',
      },
    },
    excuse: {
      hun: { label: 'Kételyek', description: 'Gyakori ellenérvek és válaszaink, kis alcímekkel.' },
      eng: {
        label: 'Doubts',
        description: 'Common objections and our answers, with small headings.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a főcím és a webhely bemutatkozása látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the headline and the sentence of the site settings are shown.',
      },
    },
  },
} as const satisfies EditorTable
