import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 2,
  mainField: 'text',
  sort: ['key', 'ASC'],
  columns: ['text', 'chakra', 'isReversed', 'updatedAt'],
  rows: [
    [['text', 12]],
    [
      ['chakra', 6],
      ['isReversed', 6],
    ],
  ],
  fields: {
    text: {
      hun: {
        label: 'Állítás',
        description:
          'Amit az olvasó magáról mérlegel a személyiségtesztben. Egyes szám első személy, egyetlen gondolat, „nem” nélkül. Ha mást kérdez, mint eddig, vegyél fel új állítást: a megőrzött tesztek erre felelnek.',
        placeholder: 'Észreveszem, ha valakinek elromlik a kedve mellettem.',
      },
      eng: {
        label: 'Statement',
        description:
          'What people rate themselves on in the personality test. First person, one thought, no “not”. If you want to ask something else, add a new one: saved tests answer this one.',
        placeholder: 'I notice when the mood of someone beside me drops.',
      },
    },
    chakra: {
      hun: { label: 'Csakra', description: 'Melyik csakra pontszámába számít bele.' },
      eng: { label: 'Chakra', description: 'The chakra whose score it counts for.' },
    },
    isReversed: {
      hun: {
        label: 'Fordított',
        description:
          'Bekapcsolva az egyetértés csökkenti a pontszámot. Minden csakrához mindkét irányból legyen legalább három állítás.',
      },
      eng: {
        label: 'Reversed',
        description:
          'When switched on, agreement lowers the score. Keep at least three statements in each direction for every chakra.',
      },
    },
  },
} as const satisfies EditorTable
