import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['updatedAt', 'DESC'],
  columns: ['title', 'subject', 'topic', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['topic', 6],
    ],
    [['subject', 12]],
    [['body', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'A szám neve',
        description: 'Csak itt látszik, a listában és a keresőben; a címzett nem olvassa.',
        placeholder: 'Decemberi levél',
      },
      eng: {
        label: 'Name of the issue',
        description: 'Shown only here, in lists and in the search; its reader never sees it.',
        placeholder: 'The December issue',
      },
    },
    topic: {
      hun: {
        label: 'Téma',
        description: 'Azok kapják, akik erről kérnek levelet. Minden nyelven ugyanaz.',
      },
      eng: {
        label: 'Topic',
        description: 'It goes to those who want to hear about this. The same in all languages.',
      },
    },
    subject: {
      hun: {
        label: 'Tárgy',
        description: 'Egy sor a postaládában; 50 jel alatt telefonon is végigér.',
        placeholder: 'Melyik napod volt a legkönnyebb?',
      },
      eng: {
        label: 'Subject',
        description: 'One line in the mailbox; under 50 characters it fits a phone.',
        placeholder: 'Which of your days was the lightest?',
      },
    },
    body: {
      hun: {
        label: 'Levél',
        description:
          'A leiratkozás linkje magától kerül az aljára. A címzett neve {{name}}; ha nem tudjuk, a vesszővel együtt kimarad. A közzététel még nem küldi el: azt oldalt, a „Küldés” dobozban kéred.',
      },
      eng: {
        label: 'E-mail',
        description:
          'The link to unsubscribe is added at the bottom automatically. The reader’s name is {{name}}; where we know none it goes with its comma. Publishing does not send it yet: that is done beside the form, in “Sending”.',
      },
    },
  },
} as const satisfies EditorTable
