import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'minutes', 'isFree', 'retiredAt', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['slug', 6],
    ],
    [['summary', 12]],
    [
      ['minutes', 4],
      ['isFree', 4],
      ['retiredAt', 4],
    ],
    [['film', 12]],
    [['body', 12]],
    [['questions', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'A lecke címe a tanfolyam tartalmában és az oldalán.' },
      eng: {
        label: 'Title',
        description: 'Of the lesson, in the contents of the course and on its page.',
      },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'A lecke itt lesz: /course/<tanfolyam>/… Magától készül, és közzététel után így marad.',
        placeholder: 'a-het-korong',
      },
      eng: {
        label: 'End of the address',
        description:
          'The lesson will be at /course/<course>/… Made from the title, and kept once published.',
        placeholder: 'the-seven-discs',
      },
    },
    summary: {
      hun: {
        label: 'Miről szól',
        description: 'Egy-két mondat. Az is olvassa, aki még nem vette meg a tanfolyamot.',
      },
      eng: {
        label: 'What it is about',
        description: 'One or two sentences, also read by people who have not bought the course.',
      },
    },
    minutes: {
      hun: {
        label: 'Hány perc',
        description: 'Olvasással és gyakorlattal együtt.',
        placeholder: '10',
      },
      eng: { label: 'Minutes', description: 'With reading and exercise.', placeholder: '10' },
    },
    isFree: {
      hun: {
        label: 'Ingyenes lecke',
        description: 'Bárki elolvashatja, vásárlás és belépés nélkül.',
      },
      eng: {
        label: 'Free lesson',
        description: 'Everybody can read it, without buying and without signing in.',
      },
    },
    retiredAt: {
      hun: {
        label: 'Mikortól nem része a kínálatnak',
        description:
          'Aki előtte vette meg a tanfolyamot, annak megmarad; aki utána, annak nincs benne.',
      },
      eng: {
        label: 'Retired from',
        description: 'Learners who bought the course before keep it; later buyers do not get it.',
      },
    },
    film: {
      hun: {
        label: 'Film',
        description:
          'A filmek közül: a „Csak a tanfolyam tanulóinak” beállítással csak itt látszik.',
      },
      eng: {
        label: 'Video',
        description: 'One of the videos: with “Learners of the course only” it is shown here only.',
      },
    },
    body: {
      hun: {
        label: 'Szöveg',
        description:
          'A lecke: bekezdések, alcímek, rajzok, a tanuló saját rajza, a végén gyakorlat.',
      },
      eng: {
        label: 'Text',
        description:
          'The lesson: paragraphs, headings, drawings, the learner’s own drawing, an exercise at the end.',
      },
    },
    questions: {
      hun: {
        label: 'Kvíz',
        description:
          'Ha van kérdés, a lecke végén kvíz áll. A jó válaszokat a beküldés előtt senki nem látja.',
      },
      eng: {
        label: 'Quiz',
        description:
          'With questions the lesson ends with a quiz. Nobody sees the right answers before submitting.',
      },
    },
  },
} as const satisfies EditorTable
