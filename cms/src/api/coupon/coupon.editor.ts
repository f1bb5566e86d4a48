import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 5,
  mainField: 'code',
  sort: ['createdAt', 'DESC'],
  columns: ['code', 'kind', 'batch', 'uses', 'used', 'validUntil', 'source'],
  rows: [
    [
      ['code', 6],
      ['kind', 6],
    ],
    [
      ['percent', 3],
      ['amountHuf', 3],
      ['amountGbp', 3],
      ['days', 3],
    ],
    [
      ['freeProduct', 4],
      ['giftOnly', 4],
      ['firstPurchase', 4],
    ],
    [['products', 12]],
    [
      ['validFrom', 3],
      ['validUntil', 3],
      ['maxUses', 3],
      ['maxPerUser', 3],
    ],
    [
      ['batch', 3],
      ['uses', 3],
      ['used', 3],
      ['isOff', 3],
    ],
    [['source', 12]],
  ],
  fields: {
    code: {
      hun: {
        label: 'Kód',
        description:
          'Amit beírnak: 3–40 nagybetű, szám, kötőjel, ékezet nélkül. Kisbetűvel is jó nekik.',
        placeholder: 'UDVOZLET',
      },
      eng: {
        label: 'Code',
        description:
          'What people type: 3 to 40 capital letters, digits, hyphens. Lower case works for them too.',
        placeholder: 'WELCOME',
      },
    },
    kind: {
      hun: {
        label: 'Mit ad',
        description:
          'Tagsági napok: beváltáskor azonnal. Százalék, összeg: fizetéskor. Ingyenes termék: azt az egyet.',
      },
      eng: {
        label: 'What it gives',
        description:
          'Days of membership: at once when claimed. Percent, amount: at checkout. Free product: that one.',
      },
    },
    percent: {
      hun: { label: 'Százalék', description: 'Az ár hány százalékát engedi el.' },
      eng: { label: 'Percent', description: 'How much of the price it takes off.' },
    },
    amountHuf: {
      hun: {
        label: 'Összeg forintban',
        description: 'Ennyit enged el a magyar webhelyen.',
        placeholder: '1 000',
      },
      eng: {
        label: 'Amount in forints',
        description: 'What it takes off on the Hungarian site.',
        placeholder: '1,000',
      },
    },
    amountGbp: {
      hun: {
        label: 'Összeg fontban',
        description: 'Ennyit enged el az angol webhelyen.',
        placeholder: '3',
      },
      eng: {
        label: 'Amount in pounds',
        description: 'What it takes off on the English site.',
        placeholder: '3',
      },
    },
    days: {
      hun: { label: 'Napok', description: 'Hány nap tagságot ad.' },
      eng: { label: 'Days', description: 'How many days of membership it gives.' },
    },
    freeProduct: {
      hun: { label: 'Melyik termék', description: 'Ezt kapja meg ingyen, egyszer.' },
      eng: { label: 'Which product', description: 'What they get for free, once.' },
    },
    giftOnly: {
      hun: { label: 'Csak ajándékhoz', description: 'Akkor jó, ha valaki másnak vesz valamit.' },
      eng: {
        label: 'For gifts only',
        description: 'Works when something is bought for somebody else.',
      },
    },
    firstPurchase: {
      hun: { label: 'Csak első vásárláshoz', description: 'Akinek még nem volt fizetése nálunk.' },
      eng: {
        label: 'First purchase only',
        description: 'For people who have never paid us before.',
      },
    },
    products: {
      hun: {
        label: 'Csak ezekhez',
        description:
          'Jelöld be, mihez jó. Üresen mindenhez, ami nem eleve kedvezményes (akció, hosszabbítás).',
        placeholder: 'Mindenhez',
      },
      eng: {
        label: 'Only for these',
        description:
          'Tick what it is for. Empty: everything that is not already reduced (campaign, extension).',
        placeholder: 'Everything',
      },
    },
    validFrom: {
      hun: { label: 'Mettől él', description: 'Üresen máris. A te időzónád szerint.' },
      eng: { label: 'Valid from', description: 'Empty: at once. In your own time zone.' },
    },
    validUntil: {
      hun: { label: 'Meddig él', description: 'Üresen örökké. A te időzónád szerint.' },
      eng: { label: 'Valid until', description: 'Empty: no end. In your own time zone.' },
    },
    maxUses: {
      hun: {
        label: 'Hányszor összesen',
        description:
          'Ami semmivé teszi az árat, azt fiók nélküli vevő csak korláttal használhatja.',
      },
      eng: {
        label: 'Uses in all',
        description:
          'Buyers without an account can use a coupon that leaves nothing to pay only if there is a limit here.',
      },
    },
    maxPerUser: {
      hun: { label: 'Hányszor fejenként', description: 'Egy fiók ennyiszer válthatja be.' },
      eng: { label: 'Uses per person', description: 'How often one account can claim it.' },
    },
    batch: {
      hun: {
        label: 'Sorozat',
        description: 'Csak itt látszik: erről találod meg együtt, amit együtt adtál ki.',
        placeholder: 'tavaszi vásár',
      },
      eng: {
        label: 'Batch',
        description: 'Only shown here: it lets you find codes that were issued together.',
        placeholder: 'spring fair',
      },
    },
    uses: {
      hun: { label: 'Kiosztva', description: 'Hányan kapták vagy kérték. A rendszer számolja.' },
      eng: {
        label: 'Taken',
        description: 'How often it was given or claimed. Counted by the system.',
      },
    },
    used: {
      hun: { label: 'Felhasználva', description: 'Hányszor vették igénybe. A rendszer számolja.' },
      eng: { label: 'Used', description: 'How often it was used. Counted by the system.' },
    },
    isOff: {
      hun: { label: 'Kikapcsolva', description: 'Senki sem használhatja, amíg be nem kapcsolod.' },
      eng: { label: 'Switched off', description: 'Nobody can use it until it is switched on.' },
    },
    source: {
      hun: { label: 'Honnan van', description: 'A rendszer tölti ki.' },
      eng: { label: 'Source', description: 'Filled in by the system.' },
    },
  },
} as const satisfies EditorTable
