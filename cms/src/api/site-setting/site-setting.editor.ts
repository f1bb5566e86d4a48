import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
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
    [
      ['registration', 6],
      ['contactPhone', 6],
    ],
    [['host', 12]],
    [['vat', 12]],
    [['complaintsBody', 12]],
    [['hasRealDetails', 12]],
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
        description:
          'A fejlécben, a jel és a név helyett, világos módban. SVG vagy átlátszó PNG. Ha üres, a jelünk áll ott.',
      },
      eng: {
        label: 'Logo for light backgrounds',
        description:
          'In the header instead of mark and name, in light mode. SVG or transparent PNG. If empty, our mark is shown.',
      },
    },
    logoLight: {
      hun: {
        label: 'Logó sötét háttérre',
        description: 'A fejlécben, sötét módban. Ha üres, ott is a világos háttérre való logó áll.',
      },
      eng: {
        label: 'Logo for dark backgrounds',
        description:
          'In the header, in dark mode. If empty, the logo for light backgrounds is used.',
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
        description:
          'Ez látszik, ha valaki megoszt egy oldalt, amelynek nincs saját képe. 1200 × 900 képpont, PNG vagy JPEG. Ha üres, az oldal szavaiból rajzolunk egyet.',
      },
      eng: {
        label: 'Sharing picture',
        description:
          'Shown when someone shares a page that has no picture of its own. 1200 × 900 pixels, PNG or JPEG. If empty, one is drawn from the words of the page.',
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
          'Minden bizonylat tetején, az impresszumban és az ÁSZF-ben: cégnév, székhely, adószám, soronként egy adat. Élesítés előtt írd át a sajátodra.',
      },
      eng: {
        label: 'Seller',
        description:
          'At the top of every receipt, in the imprint and the terms: name of the company, address, tax number, one per line. Put in your own before you sell.',
      },
    },
    registration: {
      hun: {
        label: 'Nyilvántartás',
        description:
          'Cégjegyzékszám vagy nyilvántartási szám, és aki nyilvántart. Az impresszumban és az ÁSZF-ben.',
      },
      eng: {
        label: 'Registration',
        description:
          'The seller’s registration number, and where it is registered. In the imprint and the terms.',
      },
    },
    contactPhone: {
      hun: {
        label: 'Telefonszám',
        description: 'A Kapcsolat oldalon, az impresszumban és az ÁSZF-ben.',
        placeholder: '+36 …',
      },
      eng: {
        label: 'Phone number',
        description: 'On the contact page, in the imprint and the terms.',
        placeholder: '+36 …',
      },
    },
    host: {
      hun: {
        label: 'Tárhelyszolgáltató',
        description: 'Név, székhely, e-mail. A törvény szerint az impresszumban a helye.',
      },
      eng: {
        label: 'Hosting provider',
        description: 'Name, address, e-mail. The law wants it in the imprint.',
      },
    },
    vat: {
      hun: {
        label: 'Áfa az árakban',
        description:
          'Egy mondat minden oldalon, ahol venni lehet, és az ÁSZF-ben: benne van-e az árakban az áfa, és mennyi, vagy miért nincs.',
        placeholder: 'Az árak tartalmazzák a 27% áfát.',
      },
      eng: {
        label: 'VAT in the prices',
        description:
          'One sentence on every page that sells, and in the terms: whether prices include VAT and how much, or why there is none.',
        placeholder: 'Prices include 20% VAT.',
      },
    },
    complaintsBody: {
      hun: {
        label: 'Békéltető testület',
        description:
          'A székhely szerint illetékes testület neve, címe, e-mailje, soronként egy adat. Az ÁSZF-ben és a Kapcsolat oldalon.',
      },
      eng: {
        label: 'Complaints body',
        description:
          'The consumer arbitration body for the seller’s place of business: name, address, e-mail, one per line. In the terms and on the contact page.',
      },
    },
    hasRealDetails: {
      hun: {
        label: 'Ezek a saját adataink',
        description:
          'Amíg nincs bekapcsolva, vagy egy adat hiányzik, az impresszum, az ÁSZF, az elállás és a kapcsolat oldala kiírja, hogy mintaadatok, és a keresők nem listázzák őket.',
      },
      eng: {
        label: 'These details are our own',
        description:
          'Until this is on and nothing is missing, imprint, terms, withdrawal and contact say that the details are samples, and search engines do not list them.',
      },
    },
  },
} as const satisfies EditorTable
