import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['postedOn', 'DESC'],
  columns: ['title', 'category', 'postedOn', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [
      ['category', 4],
      ['postedOn', 4],
      ['author', 4],
    ],
    [['lead', 12]],
    [['content', 12]],
    [
      ['coverMotif', 4],
      ['coverDate', 4],
      ['coverImage', 4],
    ],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'Az írás címe; a kártyán is ez áll. 60 jelig szép.' },
      eng: {
        label: 'Title',
        description: 'The heading of the post, and of its card. Best with up to 60 characters.',
      },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'Az írás itt lesz: /blog/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'vasarnapi-csend',
      },
      eng: {
        label: 'End of the address',
        description:
          'The post will be at /blog/… Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
        placeholder: 'a-quiet-sunday',
      },
    },
    category: {
      hun: {
        label: 'Rovat',
        description: 'Az olvasó ezzel szűkíti a listát; a kapcsolódó írások is innen jönnek.',
      },
      eng: {
        label: 'Category',
        description: 'Readers filter the list by it; related posts come from it too.',
      },
    },
    postedOn: {
      hun: {
        label: 'Az írás napja',
        description: 'Ez a nap áll a cím alatt, és e szerint sorakoznak az írások.',
      },
      eng: {
        label: 'Day of the post',
        description: 'Shown below the title; posts are listed by it.',
      },
    },
    author: {
      hun: {
        label: 'Szerző',
        description: 'Egy ember neve, a cím alatt áll. Ha üres, a szerkesztőség jegyzi.',
        placeholder: 'Kiss Anna',
      },
      eng: {
        label: 'Author',
        description: 'The name of a person, below the title. If empty, it is by the editors.',
        placeholder: 'Anna Kiss',
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
    content: {
      hun: {
        label: 'Szöveg',
        description:
          'Az írás: bekezdések, alcímek (ezekből lesz a tartalom), idézetek, képek, és legalább egy kronó vagy hullám egy dátummal.',
      },
      eng: {
        label: 'Text',
        description:
          'The post: paragraphs, headings (the contents are made of them), quotes, pictures, and at least one chart or cycles of a date.',
      },
    },
    coverMotif: {
      hun: {
        label: 'A borító rajza',
        description: 'Amiről az írás szól. Ha üres, a rovat dönt.',
      },
      eng: {
        label: 'Drawing of the cover',
        description: 'What the post is about. If empty, the category decides.',
      },
    },
    coverDate: {
      hun: {
        label: 'A borító dátuma',
        description: 'A borítót ebből a születési dátumból rajzoljuk. Ha üres, az írás napjából.',
      },
      eng: {
        label: 'Date of the cover',
        description:
          'The cover is drawn from this date of birth. If empty, from the day of the post.',
      },
    },
    coverImage: {
      hun: {
        label: 'Saját borítókép',
        description: 'A rajz helyett, ha van. Fekvő kép, legalább 1280 képpont széles.',
      },
      eng: {
        label: 'Picture of your own',
        description:
          'In place of the drawing, if there is one. Landscape, at least 1280 pixels wide.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a cím és a bevezető látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the title and the introduction are shown.',
      },
    },
  },
} as const satisfies EditorTable
