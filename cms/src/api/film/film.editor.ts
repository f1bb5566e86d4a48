import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['order', 'ASC'],
  columns: ['order', 'title', 'forWhom', 'category', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['description', 12]],
    [['film', 12]],
    [
      ['forWhom', 4],
      ['category', 4],
      ['order', 4],
    ],
    [['poster', 12]],
    [['chapters', 12]],
    [['captions', 12]],
    [['transcript', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'A film címe a listában és az oldalán.' },
      eng: { label: 'Title', description: 'Of the film, in the list and on its page.' },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'A film itt lesz: /videos/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'harom-ciklus',
      },
      eng: {
        label: 'End of the address',
        description:
          'The film will be at /videos/… Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
        placeholder: 'three-cycles',
      },
    },
    description: {
      hun: {
        label: 'Leírás',
        description:
          'Két-három mondat arról, mit lát, aki megnézi. A listában és a film alatt áll; az is olvassa, aki a filmet nem nézheti meg.',
      },
      eng: {
        label: 'Description',
        description:
          'Two or three sentences about what it shows. In the list and below the film; also visible to people who may not watch it.',
      },
    },
    film: {
      hun: {
        label: 'A film fájlja',
        description:
          'MP4 (H.264), legfeljebb 64 MB. Nem kerül a médiatárba: csak az kapja meg, aki megnézheti. Mindhárom nyelvnek ugyanaz.',
      },
      eng: {
        label: 'File of the film',
        description:
          'MP4 (H.264), 64 MB at most. It is not in the media library: only people who may watch it get it. The same for all languages.',
      },
    },
    forWhom: {
      hun: {
        label: 'Ki nézheti meg',
        description:
          'Belépni mindenkinek kell. Akinek nincs tagsága, a címet, a képet és a leírást látja, és azt, hogyan nézheti meg.',
      },
      eng: {
        label: 'Who may watch it',
        description:
          'Everybody has to sign in. Those without a membership see title, picture and description, and how to open it.',
      },
    },
    category: {
      hun: {
        label: 'Témakör',
        description: 'Ami szerint a listában szűrni lehet. Az egyformán írt szavak kerülnek egybe.',
        placeholder: 'Ciklusok',
      },
      eng: {
        label: 'Subject',
        description: 'Visitors filter the list by it. Write it the same way each time.',
        placeholder: 'Cycles',
      },
    },
    order: {
      hun: {
        label: 'Sorrend',
        description: 'A kisebb szám áll előrébb. A film végén a következő e szerint jön.',
        placeholder: '10',
      },
      eng: {
        label: 'Order',
        description: 'Smaller numbers come first; “Next film” follows this order.',
        placeholder: '10',
      },
    },
    poster: {
      hun: {
        label: 'Állókép',
        description: 'A listában, és amíg a film el nem indul. Fekvő kép, 16:9.',
      },
      eng: {
        label: 'Still picture',
        description: 'In the list, and until the film runs. Landscape, 16:9.',
      },
    },
    chapters: {
      hun: {
        label: 'Fejezetek',
        description:
          'Soronként egy: mikor kezdődik, és mi a címe. Például: 0:00 A nap száma. Akkor is látszanak, ha valaki nem nézheti meg a filmet.',
        placeholder: '0:00 A nap száma',
      },
      eng: {
        label: 'Chapters',
        description:
          'One per line: when it begins, and its title, for example: 0:00 The number of a day. Also visible to people who may not watch the film.',
        placeholder: '0:00 The number of a day',
      },
    },
    captions: {
      hun: {
        label: 'Feliratok',
        description:
          'Soronként egy: mikor jelenik meg, és mi áll benne. A következőig látszik, legfeljebb nyolc másodpercig; ha csak az idő áll ott, eltűnik.',
        placeholder: '0:03 Minden napnak van száma.',
      },
      eng: {
        label: 'Captions',
        description:
          'One per line: when it appears, and what it says. It stays until the next one, for eight seconds at most; a time alone removes it.',
        placeholder: '0:03 Every day has a number.',
      },
    },
    transcript: {
      hun: {
        label: 'Leirat',
        description:
          'Amit a film mond és mutat, olvasva: annak, aki nem nézi vagy nem látja. A bekezdések között hagyj üres sort.',
      },
      eng: {
        label: 'Transcript',
        description:
          'What the film says and shows, for people who do not watch it or cannot see it. Leave an empty line between paragraphs.',
      },
    },
  },
} as const satisfies EditorTable
