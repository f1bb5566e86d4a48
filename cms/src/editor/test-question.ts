import type { EditorTable } from './editor-table'

export const testQuestion = {
  version: 1,
  mainField: 'text',
  sort: ['key', 'ASC'],
  columns: ['text', 'chakra', 'isReversed', 'key'],
  rows: [
    [['text', 12]],
    [
      ['chakra', 4],
      ['isReversed', 4],
      ['key', 4],
    ],
  ],
  fields: {
    text: {
      hun: {
        label: 'Állítás',
        description:
          'Amit az olvasó magáról mérlegel a személyiségtesztben. Egyes szám első személy, egyetlen gondolat, „nem” nélkül. Legfeljebb 160 karakter.',
        placeholder: 'Észreveszem, ha valakinek elromlik a kedve mellettem.',
      },
      eng: {
        label: 'Statement',
        description:
          'What readers weigh about themselves in the personality test. First person, one thought, no “not”. At most 160 characters.',
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
          'Switched on, agreement lowers the score. Keep at least three statements of both directions for every chakra.',
      },
    },
    key: {
      hun: {
        label: 'Kulcs',
        description:
          'Erről ismerjük meg az állítást a félbehagyott és a megőrzött tesztekben. Ha mást kérdez az állítás, adj neki új bejegyzést új kulccsal.',
        placeholder: 'heart-03',
      },
      eng: {
        label: 'Key',
        description:
          'How unfinished and kept tests know the statement. If it comes to ask something else, make a new entry with a new key.',
        placeholder: 'heart-03',
      },
    },
  },
} as const satisfies EditorTable
