import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'subject', 'group', 'enabled', 'updatedAt'],
  rows: [
    [
      ['title', 6],
      ['enabled', 6],
    ],
    [['subject', 12]],
    [['body', 12]],
    [
      ['group', 4],
      ['formId', 4],
      ['delayHours', 4],
    ],
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
    group: {
      hun: {
        label: 'Mi után megy',
        description:
          'Regisztráció: minden új tagnak, aki hírlevelet kér. Űrlap: aki azon az űrlapon regisztrált, és hírlevelet kér. Egyéb: magától nem megy.',
      },
      eng: {
        label: 'Sent after',
        description:
          'Registration: to every new member who wants the newsletter. Form: to those of them who used that form. Other: never automatically.',
      },
    },
    formId: {
      hun: {
        label: 'Melyik űrlap',
        description: 'Aki ezen az űrlapon regisztrál, és hírlevelet kér, ezt a levelet kapja.',
      },
      eng: {
        label: 'Which form',
        description:
          'Anybody who registers with this form and wants the newsletter gets this e-mail.',
      },
    },
    delayHours: {
      hun: {
        label: 'Hány óra múlva',
        description:
          'Attól számítva, hogy valaki megerősítette az e-mail-címét; 24 egy nap, 168 egy hét. A rendszer saját levelei azonnal mennek.',
      },
      eng: {
        label: 'Hours later',
        description:
          "Counted from when the address was confirmed; 24 is a day, 168 a week. The system's own e-mails are sent at once.",
      },
    },
    enabled: {
      hun: {
        label: 'Bekapcsolva',
        description:
          'Minden nyelven egyszerre. A közzététellel lép életbe. Kikapcsolva nem megy; kivéve azt, aminek a linkjére valaki vár (megerősítés, új jelszó, ajándék), és ami terhelésről szól: az mindig megy.',
      },
      eng: {
        label: 'Switched on',
        description:
          'For all languages, once it is published. Switched off, it is not sent; but an e-mail whose link somebody is waiting for (confirmation, new password, gift), or that tells of a charge, always is.',
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
