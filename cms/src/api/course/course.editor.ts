import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['order', 'ASC'],
  columns: ['order', 'title', 'priceHuf', 'isOffSale', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['lead', 12]],
    [['about', 12]],
    [['learns', 12]],
    [['chapters', 12]],
    [
      ['teacherName', 6],
      ['teacherPicture', 6],
    ],
    [['teacherAbout', 12]],
    [
      ['priceHuf', 3],
      ['priceGbp', 3],
      ['isOffSale', 3],
      ['order', 3],
    ],
    [
      ['membership', 4],
      ['accessMonths', 4],
      ['passPercent', 4],
    ],
    [
      ['isInOrder', 6],
      ['dripDays', 6],
    ],
    [
      ['coverMotif', 6],
      ['coverDate', 6],
    ],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Cím',
        description: 'Így hívják a katalógusban, a bizonylaton és az oklevélen.',
      },
      eng: {
        label: 'Title',
        description: 'The name in the catalogue, on the receipt and on the certificate.',
      },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'A tanfolyam itt lesz: /course/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'olvasd-a-rajzod',
      },
      eng: {
        label: 'End of the address',
        description:
          'The course will be at /course/… Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
        placeholder: 'read-your-chart',
      },
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
      hun: {
        label: 'A tanfolyamról',
        description:
          'Kinek szól, hogyan halad, mit kér a tanulótól. A tanfolyam oldalán áll, vásárlás előtt.',
      },
      eng: {
        label: 'About the course',
        description:
          'Who it is for, how it proceeds, what it asks of learners. On the page of the course, before buying.',
      },
    },
    learns: {
      hun: {
        label: 'Mit tanul meg, aki elvégzi',
        description: 'Soronként egy pont, pont nélkül a végén.',
      },
      eng: {
        label: 'What learners can do afterwards',
        description: 'One point per line, without a full stop.',
      },
    },
    chapters: {
      hun: {
        label: 'Fejezetek és leckék',
        description:
          'A sorrend a tanfolyam sorrendje: fejezetet és leckét is húzással rendezhetsz. Megvett leckét ne vegyél ki innen: nála add meg, mikortól nem árusítjuk.',
      },
      eng: {
        label: 'Chapters and lessons',
        description:
          'Their order is that of the course; drag chapters and lessons to sort them. Do not remove a sold lesson here: set the day of its retirement instead.',
      },
    },
    teacherName: {
      hun: { label: 'Ki tanít', description: 'Egy ember neve.' },
      eng: { label: 'Teacher', description: 'The name of a person.' },
    },
    teacherAbout: {
      hun: { label: 'A tanárról', description: 'Két mondat.' },
      eng: { label: 'About the teacher', description: 'Two sentences.' },
    },
    teacherPicture: {
      hun: { label: 'A tanár képe', description: 'Négyzetes kép. Ha üres, a neve áll ott.' },
      eng: {
        label: 'Picture of the teacher',
        description: 'A square picture. If empty, the name stands alone.',
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
    membership: {
      hun: {
        label: 'Jár-e a tagsággal',
        description: 'Akinek ilyen tagsága van, vásárlás nélkül tanulhatja, amíg tag.',
      },
      eng: {
        label: 'Part of a membership',
        description: 'Members with such a plan can take it without buying, while they are members.',
      },
    },
    accessMonths: {
      hun: {
        label: 'Hány hónapig nyílik',
        description:
          'A vásárlástól számítva. Üresen: örökre. Csak a későbbi vásárlásokra vonatkozik.',
      },
      eng: {
        label: 'Months of access',
        description: 'From the purchase on. Empty: for ever. It concerns later purchases only.',
      },
    },
    passPercent: {
      hun: {
        label: 'Kvíz: hány százaléktól sikerül',
        description: 'A kvíz kérdéseinek ekkora része legyen jó. Felfelé kerekítünk.',
      },
      eng: {
        label: 'Quiz: percentage to pass',
        description: 'The share of right questions that passes, rounded up.',
      },
    },
    isInOrder: {
      hun: {
        label: 'Sorrendben',
        description: 'Egy lecke akkor nyílik, ha az előző kész, és a kvíze sikerült.',
      },
      eng: {
        label: 'In order',
        description: 'A lesson opens when the one before is finished, with its quiz passed.',
      },
    },
    dripDays: {
      hun: {
        label: 'Hány naponta nyílik egy lecke',
        description: 'A vásárlástól számítva. 0: minden lecke azonnal nyitva.',
      },
      eng: {
        label: 'Days between lessons',
        description: 'Counted from the purchase. 0: all lessons are open at once.',
      },
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
