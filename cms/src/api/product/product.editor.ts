import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'name',
  sort: ['key', 'ASC'],
  columns: ['name', 'key', 'priceHuf', 'priceGbp', 'stripeNote', 'updatedAt'],
  rows: [
    [
      ['name', 8],
      ['key', 4],
    ],
    [['unlocks', 12]],
    [
      ['priceHuf', 6],
      ['priceGbp', 6],
    ],
    [
      ['stripePriceHuf', 6],
      ['stripePriceGbp', 6],
    ],
    [['stripeNote', 12]],
  ],
  fields: {
    key: {
      hun: {
        label: 'Melyik termék',
        description:
          'Mindegyikből egy van. Amelyik hiányzik, azt nem lehet megvenni. Amit már megvettek, az nem törölhető.',
      },
      eng: {
        label: 'Which product',
        description:
          'There is one of each. A product that is missing cannot be bought, and one that was bought cannot be deleted.',
      },
    },
    name: {
      hun: {
        label: 'Név',
        description: 'Így hívják a fizetési oldalon, a levelekben és a bizonylaton.',
        placeholder: 'Éves előfizetés',
      },
      eng: {
        label: 'Name',
        description: 'The name on the payment page, in e-mails and on receipts.',
        placeholder: 'Yearly subscription',
      },
    },
    unlocks: {
      hun: {
        label: 'Mit nyit meg',
        description:
          'Soronként egy pont: ez áll az ára alatt. Rövid, kézzelfogható, pont nélkül a végén.',
      },
      eng: {
        label: 'What it unlocks',
        description:
          'One point per line, listed below its price. Short and concrete, without a full stop.',
      },
    },
    priceHuf: {
      hun: {
        label: 'Ár forintban',
        description:
          'Mentés után azonnal ennyibe kerül. Aki már előfizetett, a régi áron újul meg.',
        placeholder: '3 000',
      },
      eng: {
        label: 'Price in forints',
        description: 'In force once saved. Existing subscribers renew at the old price.',
        placeholder: '3,000',
      },
    },
    priceGbp: {
      hun: {
        label: 'Ár fontban',
        description: 'Az angol webhelyen ennyibe kerül, mentés után azonnal.',
        placeholder: '7,99',
      },
      eng: {
        label: 'Price in pounds',
        description: 'What it costs on the English site, once saved.',
        placeholder: '7.99',
      },
    },
    stripePriceHuf: {
      hun: {
        label: 'Stripe-ár azonosítója (forint)',
        description:
          'Ha a Stripe felületén is felvetted ezt az árat: price_… Üresen is működik. Az összegnek egyeznie kell.',
        placeholder: 'price_…',
      },
      eng: {
        label: "Id of Stripe's price (forint)",
        description:
          'If you created this price at Stripe as well: price_… It works without. The amounts must be the same.',
        placeholder: 'price_…',
      },
    },
    stripePriceGbp: {
      hun: {
        label: 'Stripe-ár azonosítója (font)',
        description: 'Ugyanaz fontban. Üresen is működik.',
        placeholder: 'price_…',
      },
      eng: {
        label: "Id of Stripe's price (pound)",
        description: 'The same in pounds. It works without.',
        placeholder: 'price_…',
      },
    },
    stripeNote: {
      hun: {
        label: 'Ha a Stripe-nál más az ár',
        description:
          'A rendszer tölti ki: mentéskor és minden éjjel megkérdezi a Stripe-ot, abban a pénznemben, amelyben ez a webhely árul. Üresen nincs teendő.',
      },
      eng: {
        label: 'If Stripe has another price',
        description:
          'Filled in by the system, which asks Stripe when you save and every night, in the currency of this site. Empty: nothing to do.',
      },
    },
  },
} as const satisfies EditorTable
