import type { EditorTable } from './editor-table'

export const campaign = {
  version: 1,
  mainField: 'name',
  sort: ['startDate', 'DESC'],
  columns: ['name', 'language', 'startDate', 'endDate'],
  rows: [
    [
      ['name', 8],
      ['language', 4],
    ],
    [
      ['startDate', 6],
      ['endDate', 6],
    ],
    [['menuLabel', 6]],
  ],
  fields: {
    name: {
      hun: { label: 'Név', description: 'Csak itt látszik, hogy megismerd.' },
      eng: { label: 'Name', description: 'Only shown here, so that you know it again.' },
    },
    language: {
      hun: { label: 'Melyik webhelyen', description: 'Azon a nyelven fut; más nyelven nem.' },
      eng: { label: 'On which site', description: 'It runs in this language and in no other.' },
    },
    startDate: {
      hun: {
        label: 'Kezdete',
        description: 'Mentés után magától elindul ekkor. A te időzónád szerint.',
      },
      eng: { label: 'Begins', description: 'Once saved, it starts by itself. In your time zone.' },
    },
    endDate: {
      hun: { label: 'Vége', description: 'Magától véget ér ekkor. Ha több fut, az utolsó számít.' },
      eng: {
        label: 'Ends',
        description: 'It ends by itself. If several run, the one that began last counts.',
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
        label: 'Words in the menu',
        description: "What its menu item says while it runs. If empty, the site's own words.",
        placeholder: 'Autumn offer',
      },
    },
  },
} as const satisfies EditorTable
