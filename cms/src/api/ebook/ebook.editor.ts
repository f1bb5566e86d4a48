import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['order', 'ASC'],
  columns: ['order', 'title', 'author', 'priceHuf', 'isOffSale', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['subtitle', 6],
    ],
    [
      ['slug', 6],
      ['author', 6],
    ],
    [['lead', 12]],
    [['about', 12]],
    [['learns', 12]],
    [['chapters', 12]],
    [
      ['priceHuf', 3],
      ['priceGbp', 3],
      ['isOffSale', 3],
      ['order', 3],
    ],
    [
      ['publishedOn', 4],
      ['coverMotif', 4],
      ['coverDate', 4],
    ],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'Így hívják a katalógusban, a borítón és a bizonylaton.' },
      eng: {
        label: 'Title',
        description: 'The name in the catalogue, on the cover and on the receipt.',
      },
    },
    subtitle: {
      hun: { label: 'Alcím', description: 'A cím alatt áll, a borítón is.' },
      eng: { label: 'Subtitle', description: 'Below the title, also on the cover.' },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'A könyv itt lesz: /ebook/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'a-rajz-konyve',
      },
      eng: {
        label: 'End of the address',
        description:
          'The book will be at /ebook/… Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
        placeholder: 'the-book-of-the-chart',
      },
    },
    author: {
      hun: { label: 'Szerző', description: 'Egy ember neve.' },
      eng: { label: 'Author', description: 'The name of a person.' },
    },
    lead: {
      hun: {
        label: 'Bevezető',
        description: 'Két-három mondat: a kártyán, a cím alatt, a keresőben és megosztáskor.',
      },
      eng: {
        label: 'Introduction',
        description:
          'Two or three sentences: on the card, below the title, in search results and when shared.',
      },
    },
    about: {
      hun: { label: 'A könyvről', description: 'Az oldalán áll, vásárlás előtt.' },
      eng: { label: 'About the book', description: 'On its page, before buying.' },
    },
    learns: {
      hun: { label: 'Mi van benne', description: 'Soronként egy pont, pont nélkül a végén.' },
      eng: { label: 'What is in it', description: 'One point per line, without a full stop.' },
    },
    chapters: {
      hun: {
        label: 'Fejezetek',
        description:
          'A sorrendjük a könyv sorrendje: húzással rendezhetők. Ebből készül a PDF és az EPUB is.',
      },
      eng: {
        label: 'Chapters',
        description:
          'Their order is that of the book; drag them to sort. PDF and EPUB are made of them.',
      },
    },
    priceHuf: {
      hun: {
        label: 'Ár forintban',
        description: 'Közzététel után ennyibe kerül. Aki már megvette, annak nem változik semmi.',
        placeholder: '9 900',
      },
      eng: {
        label: 'Price in forints',
        description: 'In force once published. Nothing changes for buyers.',
        placeholder: '9,900',
      },
    },
    priceGbp: {
      hun: {
        label: 'Ár fontban',
        description: 'Az angol webhelyen ennyibe kerül, közzététel után.',
        placeholder: '24,90',
      },
      eng: {
        label: 'Price in pounds',
        description: 'What it costs on the English site, once published.',
        placeholder: '24.90',
      },
    },
    isOffSale: {
      hun: {
        label: 'Nem árusítjuk',
        description:
          'A katalógusból kikerül, és nem vehető meg; aki megvette, annak megmarad. Megvett tanfolyamot vagy könyvet így kell levenni, nem törölni.',
      },
      eng: {
        label: 'Off sale',
        description:
          'It leaves the catalogue and cannot be bought; buyers keep it. Take sold ones off sale this way instead of deleting them.',
      },
    },
    order: {
      hun: {
        label: 'Sorrend',
        description: 'A kisebb szám áll előrébb a katalógusban.',
        placeholder: '10',
      },
      eng: {
        label: 'Order',
        description: 'Smaller numbers come first in the catalogue.',
        placeholder: '10',
      },
    },
    publishedOn: {
      hun: { label: 'A megjelenés napja', description: 'Az impresszumban áll.' },
      eng: { label: 'Day of publication', description: 'On the imprint page.' },
    },
    coverMotif: {
      hun: { label: 'A borító rajza', description: 'Amiről szól. Ha üres, egy ember rajza.' },
      eng: {
        label: 'Drawing of the cover',
        description: 'What it is about. If empty, the drawing of one person.',
      },
    },
    coverDate: {
      hun: {
        label: 'A borító dátuma',
        description: 'A borítót ebből a születési dátumból rajzoljuk.',
      },
      eng: {
        label: 'Date of the cover',
        description: 'The cover is drawn from this date of birth.',
      },
    },
    seo: {
      hun: { label: 'Keresők és megosztás', description: 'Ha üres, a cím és a bevezető látszik.' },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the title and the introduction are shown.',
      },
    },
  },
} as const satisfies EditorTable
