import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 5,
  mainField: 'name',
  sort: ['startDate', 'DESC'],
  columns: ['name', 'language', 'startDate', 'endDate', 'uses'],
  rows: [
    [
      ['name', 8],
      ['language', 4],
    ],
    [
      ['startDate', 6],
      ['endDate', 6],
    ],
    [
      ['product', 6],
      ['menuLabel', 6],
    ],
    [
      ['itemPercent', 4],
      ['items', 8],
    ],
    [['banner', 12]],
    [
      ['budget', 6],
      ['uses', 6],
    ],
  ],
  fields: {
    name: {
      hun: { label: 'Név', description: 'Csak itt látszik, hogy megismerd.' },
      eng: { label: 'Name', description: 'Only shown here, so that you recognise it.' },
    },
    language: {
      hun: { label: 'Melyik webhelyen', description: 'Azon a nyelven fut; más nyelven nem.' },
      eng: { label: 'On which site', description: 'It runs in this language only.' },
    },
    startDate: {
      hun: {
        label: 'Kezdete',
        description: 'Mentés után magától elindul ekkor. A te időzónád szerint.',
      },
      eng: {
        label: 'Begins',
        description: 'Once saved, it starts automatically. In your time zone.',
      },
    },
    endDate: {
      hun: {
        label: 'Vége',
        description: 'Magától véget ér ekkor. Egy nyelven egyszerre egy akció futhat.',
      },
      eng: {
        label: 'Ends',
        description: 'It ends automatically. Only one campaign can run at a time in each language.',
      },
    },
    product: {
      hun: { label: 'Mit kínál', description: 'Ezt veheti meg, aki az akció oldalára jut.' },
      eng: { label: 'What it offers', description: 'What its payment page sells.' },
    },
    itemPercent: {
      hun: {
        label: 'Tanfolyamok és e-könyvek: hány százalékkal olcsóbbak',
        description:
          'Amíg az akció fut, az áruk áthúzva, mellette az akciós ár. Üresen: a rendes árukon.',
        placeholder: '30',
      },
      eng: {
        label: 'Courses and e-books: percentage off',
        description: 'While the campaign runs they show both prices. Empty: their usual price.',
        placeholder: '30',
      },
    },
    items: {
      hun: { label: 'Melyek', description: 'Ha üres, mindegyik.' },
      eng: { label: 'Which of them', description: 'If empty, all of them.' },
    },
    banner: {
      hun: {
        label: 'Szalag',
        description:
          'Csak az akció alatt látszik, és annak a végéig számol vissza. A szalagot közzé is kell tenni.',
      },
      eng: {
        label: 'Banner',
        description:
          'Shown only while the campaign runs, and counts down to its end. It has to be published.',
      },
    },
    budget: {
      hun: {
        label: 'Hányan vehetik meg',
        description: 'Ha ennyien megvették, az akció véget ér.',
      },
      eng: {
        label: 'How many can have it',
        description: 'Once this many people have bought it, the campaign ends.',
      },
    },
    uses: {
      hun: {
        label: 'Ennyien vették meg',
        description: 'Azokkal, akik épp fizetnek. A rendszer számolja.',
      },
      eng: {
        label: 'Sold so far',
        description: 'Including people who are paying right now. Counted by the system.',
      },
    },
    menuLabel: {
      hun: {
        label: 'Felirat a menüben',
        description:
          'Amíg az akció tart, így szól a menüpontja. Ha üres, a webhely saját szavával.',
        placeholder: 'Őszi ajánlat',
      },
      eng: {
        label: 'Text in the menu',
        description: "What its menu item says while it runs. If empty, the site's own text.",
        placeholder: 'Autumn offer',
      },
    },
  },
} as const satisfies EditorTable
