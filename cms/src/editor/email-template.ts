import type { EditorTable } from './editor-table'

export const emailTemplate = {
  version: 3,
  mainField: 'subject',
  sort: ['name', 'ASC'],
  columns: ['subject', 'name', 'group', 'enabled', 'updatedAt'],
  rows: [
    [['subject', 12]],
    [['body', 12]],
    [
      ['name', 6],
      ['enabled', 6],
    ],
    [
      ['group', 4],
      ['formId', 4],
      ['delayHours', 4],
    ],
  ],
  fields: {
    name: {
      hun: {
        label: 'Név',
        description:
          'Erről ismeri meg a rendszer a saját leveleit (confirmEmail, paid …): azokét ne írd át. A te leveleid neve bármi lehet: kisbetű, szám, kötőjel.',
        placeholder: 'elso-heten',
      },
      eng: {
        label: 'Name',
        description:
          'By it the system knows its own letters (confirmEmail, paid …): leave those as they are. Letters of your own may have any name: small letters, digits, hyphens.',
        placeholder: 'first-week',
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
          'Registration: to every new member who wants the newsletter. Form: to those of them who came by that form. Other: never by itself.',
      },
    },
    formId: {
      hun: {
        label: 'Melyik űrlap',
        description: 'Csak az „Űrlap” levelekhez: az űrlap azonosítója a címéből (/form/…).',
        placeholder: 'nyar-2027',
      },
      eng: {
        label: 'Which form',
        description: 'For letters of “Form” only: its identifier, from its address (/form/…).',
        placeholder: 'summer-2027',
      },
    },
    delayHours: {
      hun: {
        label: 'Hány óra múlva',
        description:
          'A cím megerősítésétől számítva; 24 egy nap, 168 egy hét. A rendszer saját levelei azonnal mennek.',
      },
      eng: {
        label: 'Hours later',
        description:
          "Counted from when the address was confirmed; 24 is a day, 168 a week. The system's own letters leave at once.",
      },
    },
    enabled: {
      hun: {
        label: 'Bekapcsolva',
        description:
          'Minden nyelven egyszerre. Kikapcsolva nem megy; kivéve azt, aminek a linkjére valaki vár (megerősítés, új jelszó, ajándék), és ami terhelésről szól: az mindig megy.',
      },
      eng: {
        label: 'Switched on',
        description:
          'For all languages. Switched off, it is not sent; but a letter whose link somebody waits for (confirmation, new password, gift), or that tells of a charge, always is.',
      },
    },
    subject: {
      hun: {
        label: 'Tárgy',
        description:
          'Egy sor a postaládában; 50 jel alatt telefonon is végigér. Állhat benne {{name}}.',
      },
      eng: {
        label: 'Subject',
        description:
          'One line in the mailbox; under 50 characters it fits a phone. It may hold {{name}}.',
      },
    },
    body: {
      hun: {
        label: 'Levél',
        description:
          'A rendszer kitölti: {{name}} (ha nincs neve, a vesszővel együtt kimarad), {{link}}; némelyik levélben {{email}}, {{minutes}} és {{hours}} (szám és szó együtt: 30 perc, 72 óra), {{product}} (a termék neve), {{amount}} (összeg), {{date}} és {{until}} (nap: mikor, meddig), {{coupon}} (kód), {{recipient}} és {{giver}} (kinek, kitől), {{message}} (az ajándékozó sorai). Ha valamiről nincs mit mondani, az egész bekezdése kimarad. A gomb a szöveg fölötti listában van; a címe: /{{link}}',
      },
      eng: {
        label: 'Letter',
        description:
          'The system fills in {{name}} (left out with its comma if there is none), {{link}}; in some letters {{email}}, {{minutes}} and {{hours}} (number and word together: 30 minutes, 72 hours), {{product}} (its name), {{amount}} (money), {{date}} and {{until}} (a day: when, until when), {{coupon}} (a code), {{recipient}} and {{giver}} (for whom, from whom), {{message}} (what the giver wrote). Where there is nothing to say of one, its whole paragraph is left out. A button is in the list above the text; its address: /{{link}}',
      },
    },
  },
} as const satisfies EditorTable
