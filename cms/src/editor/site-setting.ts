import type { EditorTable } from './editor-table'

export const siteSetting = {
  version: 1,
  mainField: 'productName',
  columns: ['productName'],
  rows: [
    [
      ['productName', 6],
      ['contactEmail', 6],
    ],
    [['tagline', 12]],
    [
      ['logo', 6],
      ['logoLight', 6],
    ],
    [
      ['homeImage', 6],
      ['ogImage', 6],
    ],
    [['footerLine', 12]],
    [['seller', 12]],
  ],
  fields: {
    productName: {
      hun: {
        label: 'A termék neve',
        description: 'Minden oldalon: fejlécben, böngészőfülön, keresőben.',
        placeholder: 'KRONO',
      },
      eng: {
        label: 'Name of the product',
        description: 'On every page: header, browser tab, search results.',
        placeholder: 'KRONO',
      },
    },
    contactEmail: {
      hun: {
        label: 'Kapcsolati e-mail',
        description: 'Ide írnak a látogatók. A láblécben és az adatkezelési tájékoztatóban.',
        placeholder: 'hello@…',
      },
      eng: {
        label: 'Contact e-mail',
        description: 'Where visitors write to. In the footer and the privacy policy.',
        placeholder: 'hello@…',
      },
    },
    tagline: {
      hun: {
        label: 'Egymondatos bemutatkozás',
        description:
          'A kezdőlap leírása a keresőkben és megosztáskor, ha az oldalnak nincs sajátja.',
      },
      eng: {
        label: 'One sentence about us',
        description: 'Describes a page in search and when shared, if it has no text of its own.',
      },
    },
    logo: {
      hun: {
        label: 'Logó világos háttérre',
        description: 'A fejlécben, világos módban. SVG vagy átlátszó PNG.',
      },
      eng: {
        label: 'Logo for light backgrounds',
        description: 'In the header, in light mode. SVG or transparent PNG.',
      },
    },
    logoLight: {
      hun: {
        label: 'Logó sötét háttérre',
        description: 'A fejlécben, sötét módban. SVG vagy átlátszó PNG.',
      },
      eng: {
        label: 'Logo for dark backgrounds',
        description: 'In the header, in dark mode. SVG or transparent PNG.',
      },
    },
    homeImage: {
      hun: {
        label: 'Kezdőlapi kép',
        description:
          'A kezdőlap nagy képe, ha a változatnak nincs sajátja. Fekvő, legalább 1600 képpont széles.',
      },
      eng: {
        label: 'Home page picture',
        description:
          'The large picture of the home page, if a variant has none. Landscape, 1600 pixels wide or more.',
      },
    },
    ogImage: {
      hun: {
        label: 'Megosztási kép',
        description: 'Ez látszik, ha valaki megoszt egy oldalt. 1200 × 900 képpont, PNG vagy JPEG.',
      },
      eng: {
        label: 'Sharing picture',
        description: 'Shown when someone shares a page. 1200 × 900 pixels, PNG or JPEG.',
      },
    },
    footerLine: {
      hun: { label: 'Lábléc sora', description: 'A szerzői jogi sor minden oldal alján.' },
      eng: { label: 'Footer line', description: 'The copyright line at the bottom of every page.' },
    },
    seller: {
      hun: {
        label: 'Eladó',
        description:
          'Minden bizonylat tetején: cégnév, székhely, adószám, soronként egy adat. Élesítés előtt írd át a sajátodra.',
      },
      eng: {
        label: 'Seller',
        description:
          'At the top of every receipt: name of the company, address, tax number, a line each. Put in your own before you sell.',
      },
    },
  },
} as const satisfies EditorTable
