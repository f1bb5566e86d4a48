import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'text',
  sort: ['writtenAt', 'DESC'],
  columns: ['text', 'stars', 'subject', 'state', 'writtenAt'],
  rows: [
    [
      ['subject', 6],
      ['stars', 3],
      ['language', 3],
    ],
    [
      ['title', 6],
      ['name', 6],
    ],
    [['text', 12]],
    [
      ['writtenAt', 6],
      ['isSample', 6],
    ],
    [['answer', 12]],
    [['reason', 12]],
  ],
  notInForm: ['state'],
  fields: {
    text: {
      hun: { label: 'Vélemény', description: 'A tag szavai. Nem írhatók át, csak ő módosíthatja.' },
      eng: { label: 'Review', description: 'The member’s own words; nobody else can change them.' },
    },
    title: {
      hun: { label: 'Cím', description: 'A vélemény fölött áll, ha a tag adott neki.' },
      eng: { label: 'Title', description: 'Shown above the review, if the member gave it one.' },
    },
    stars: {
      hun: { label: 'Csillag', description: 'Ennyi csillagot adott, 1 és 5 között.' },
      eng: { label: 'Stars', description: 'How many stars were given, 1 to 5.' },
    },
    name: {
      hun: { label: 'Név', description: 'Ezt a nevet kérte a tag a véleménye alá.' },
      eng: { label: 'Name', description: 'As the member wants it under the review.' },
    },
    subject: {
      hun: { label: 'Miről szól', description: 'Melyik termékünkről, vagy az egészről.' },
      eng: { label: 'What it is about', description: 'Which of our products, or all of it.' },
    },
    language: {
      hun: { label: 'Nyelv', description: 'Melyik nyelvű webhelyen írták: ott látszik.' },
      eng: { label: 'Language', description: 'Of the site where it was written and is shown.' },
    },
    state: {
      hun: { label: 'Állapot', description: 'Jobbra, a gombokkal dől el.' },
      eng: { label: 'State', description: 'Set with the buttons on the right.' },
    },
    writtenAt: {
      hun: { label: 'Mikor írta', description: 'Ha átírta, akkor az utolsó alkalom.' },
      eng: { label: 'Written', description: 'When it was last rewritten.' },
    },
    isSample: {
      hun: {
        label: 'Minta',
        description:
          'Mi írtuk, hogy látszódjon, milyen egy vélemény: semmilyen átlagba nem számít.',
      },
      eng: {
        label: 'Sample',
        description:
          'Written by us to show what a review looks like: it does not count in the average.',
      },
    },
    answer: {
      hun: {
        label: 'A mi válaszunk',
        description: 'A vélemény alatt mindenki látja. Köszönd meg, és felelj arra, amit kérdez.',
      },
      eng: {
        label: 'Our answer',
        description:
          'Everybody sees it below the review. Say thank you, and answer what was asked.',
      },
    },
    reason: {
      hun: {
        label: 'Miért nem kerül ki',
        description: 'Csak az látja, aki írta. Írd meg, mit változtasson, hogy kitehessük.',
      },
      eng: {
        label: 'Why it is not shown',
        description: 'Only the writer sees it. Say what to change so that we can show it.',
      },
    },
  },
} as const satisfies EditorTable
