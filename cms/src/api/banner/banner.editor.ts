import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'description',
  sort: ['endDate', 'DESC'],
  columns: ['description', 'startDate', 'endDate'],
  rows: [
    [['description', 12]],
    [
      ['buttonTitle', 6],
      ['buttonUrl', 6],
    ],
    [['backgroundImage', 12]],
    [
      ['isAvailable', 4],
      ['startDate', 4],
      ['endDate', 4],
    ],
    [
      ['forVisitor', 3],
      ['forFree', 3],
      ['forPaid', 3],
      ['forSubscriber', 3],
    ],
  ],
  fields: {
    description: {
      hun: {
        label: 'Szöveg',
        description:
          'Egy-két mondat a szalagon. Telefonon három sor fér el, ezért legfeljebb 120 jel.',
      },
      eng: {
        label: 'Text',
        description:
          'A sentence or two on the strip. A phone has room for three lines: 120 characters at most.',
      },
    },
    buttonTitle: {
      hun: { label: 'Gomb felirata', description: 'Ha üres, nincs gomb.', placeholder: 'Megnézem' },
      eng: { label: 'Button text', description: 'No button if empty.', placeholder: 'Show me' },
    },
    buttonUrl: {
      hun: {
        label: 'Hová visz a gomb',
        description:
          '/oldalunk, #szakasz, https://… vagy mailto:… Ha még nincs ilyen oldalunk, a gomb nem látszik.',
        placeholder: '/biorhythm',
      },
      eng: {
        label: 'Where the button leads',
        description:
          '/page, #section, https://… or mailto:… While we have no such page, the button is not shown.',
        placeholder: '/biorhythm',
      },
    },
    backgroundImage: {
      hun: {
        label: 'Háttérkép',
        description:
          'Sötét fátyol alatt áll, és csak egy sávja látszik: nagy képernyőn széles és keskeny, telefonon közel négyzet. Ne legyen rajta felirat.',
      },
      eng: {
        label: 'Background picture',
        description:
          'Shown behind a dark overlay, and only a strip of it is visible: wide and narrow on a desktop, nearly square on a phone. Best without lettering.',
      },
    },
    isAvailable: {
      hun: { label: 'Bekapcsolva', description: 'Kikapcsolva akkor sem látszik, ha ideje van.' },
      eng: { label: 'Switched on', description: 'Switched off, it is not shown at any time.' },
    },
    startDate: {
      hun: { label: 'Kezdete', description: 'Ha üres, közzététel után azonnal látszik.' },
      eng: { label: 'Begins', description: 'If empty, it shows as soon as it is published.' },
    },
    endDate: {
      hun: {
        label: 'Vége',
        description: 'Eddig számol vissza; utána eltűnik. A te időzónád szerint.',
      },
      eng: {
        label: 'Ends',
        description: 'The countdown runs to it; then it disappears. In your own time zone.',
      },
    },
    forVisitor: {
      hun: { label: 'Látogatóknak', description: 'Aki nincs belépve.' },
      eng: { label: 'For visitors', description: 'Anybody who is not signed in.' },
    },
    forFree: {
      hun: { label: 'Ingyenes tagoknak', description: 'Aki regisztrált, de nem fizetett.' },
      eng: { label: 'For free members', description: 'Registered, but without a plan.' },
    },
    forPaid: {
      hun: { label: 'Fizetett tagoknak', description: 'Akinek egy fizetett időszaka tart.' },
      eng: { label: 'For paid members', description: 'With a paid term that is still running.' },
    },
    forSubscriber: {
      hun: { label: 'Előfizetőknek', description: 'Akinek megújuló előfizetése van.' },
      eng: { label: 'For subscribers', description: 'With a subscription that renews.' },
    },
  },
} as const satisfies EditorTable
