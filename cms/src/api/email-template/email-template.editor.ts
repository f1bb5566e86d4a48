import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 4,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'subject', 'enabled', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['enabled', 6],
    ],
    [['subject', 12]],
    [['body', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'A levél neve',
        description: 'Csak itt látszik, a listában és a keresőben; a címzett nem olvassa.',
        placeholder: 'Az első hét levele',
      },
      eng: {
        label: 'Name of the e-mail',
        description: 'Shown only here, in lists and in the search; readers never see it.',
        placeholder: 'E-mail of the first week',
      },
    },
    enabled: {
      hun: {
        label: 'Bekapcsolva',
        description:
          'Minden nyelven egyszerre. A közzététellel lép életbe. Kikapcsolva nem megy; kivéve azt, aminek a linkjére valaki vár (megerősítés, új jelszó, ajándék), és ami terhelésről szól: az mindig megy. A saját leveleiteket levélsor küldi: az adminfelületen állítható be.',
      },
      eng: {
        label: 'Switched on',
        description:
          'For all languages, once it is published. Switched off, it is not sent; but an e-mail whose link somebody is waiting for (confirmation, new password, gift), or that tells of a charge, always is. E-mails of your own are sent by sequences, which are set up in the back office.',
      },
    },
    subject: {
      hun: {
        label: 'Tárgy',
        description: 'Egy sor a postaládában; 50 jel alatt telefonon is végigér.',
      },
      eng: {
        label: 'Subject',
        description: 'One line in the mailbox; under 50 characters it fits a phone.',
      },
    },
    body: {
      hun: {
        label: 'Levél',
        description:
          'Amit a rendszer tölt ki (név, link, összeg …), azt oldalt választhatod ki, a „Mit írhatsz bele” dobozban. Ha valamiről nincs mit mondani, az egész bekezdése kimarad. A gomb a szöveg fölötti listában van; ide visz: /{{link}}',
      },
      eng: {
        label: 'E-mail',
        description:
          'What the system fills in (name, link, amount …) can be chosen beside the form, under “Placeholders”. Where there is nothing to say of one, its whole paragraph is left out. A button is in the list above the text; its address: /{{link}}',
      },
    },
  },
} as const satisfies EditorTable
