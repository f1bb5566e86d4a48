import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 2,
  mainField: 'title',
  sort: ['title', 'ASC'],
  columns: ['title', 'formId', 'updatedAt'],
  rows: [
    [
      ['title', 8],
      ['formId', 4],
    ],
    [['lead', 12]],
    [['intro', 12]],
    [
      ['image', 8],
      ['buttonLabel', 4],
    ],
    [['thankYouTitle', 12]],
    [['thankYouText', 12]],
    [['subscribeTitle', 12]],
    [['subscribeText', 12]],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: { label: 'Cím', description: 'Az űrlap főcíme, mindkét lépésben.' },
      eng: { label: 'Title', description: 'The heading of the form, in both steps.' },
    },
    formId: {
      hun: {
        label: 'A webcím vége',
        description:
          'Az űrlap itt lesz: /form/…, minden nyelven. Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet, és a levelek is megtalálják.',
        placeholder: 'energia',
      },
      eng: {
        label: 'End of the address',
        description:
          'The form will be at /form/…, in every language. Made from the title, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one, and e-mails find it too.',
        placeholder: 'energy',
      },
    },
    lead: {
      hun: { label: 'Bevezető mondat', description: 'Egy-két mondat a cím alatt.' },
      eng: { label: 'Leading sentence', description: 'A sentence or two below the title.' },
    },
    intro: {
      hun: {
        label: 'Szöveg',
        description: 'Miért érdemes: néhány rövid bekezdés vagy felsorolás az űrlap mellett.',
      },
      eng: {
        label: 'Text',
        description: 'Why it is worth it: a few short paragraphs or a list beside the form.',
      },
    },
    image: {
      hun: {
        label: 'Kép',
        description:
          'Az űrlap mellett, telefonon fölötte. Fekvő kép; írj hozzá helyettesítő szöveget.',
      },
      eng: {
        label: 'Picture',
        description:
          'Beside the form, above it on a phone. Landscape; give it an alternative text.',
      },
    },
    buttonLabel: {
      hun: {
        label: 'Gomb felirata',
        description: 'Az első lépés gombja. Ha üres, a webhely saját szavával.',
        placeholder: 'Tovább',
      },
      eng: {
        label: 'Button text',
        description: "The button of the first step. If empty, the site's own text.",
        placeholder: 'Continue',
      },
    },
    thankYouTitle: {
      hun: {
        label: 'A köszönőoldal címe',
        description: 'A regisztráció után látszik. Ha üres, a webhely saját szavával.',
      },
      eng: {
        label: 'Title of the thank-you page',
        description: "Shown after the registration. If empty, the site's own text.",
      },
    },
    thankYouText: {
      hun: {
        label: 'A köszönőoldal szövege',
        description: 'Mi történik most: a megerősítő levélről a webhely maga is ír alatta.',
      },
      eng: {
        label: 'Text of the thank-you page',
        description:
          'What happens next; below it the site itself mentions the confirmation e-mail.',
      },
    },
    subscribeTitle: {
      hun: {
        label: 'A hírlevéloldal címe',
        description: 'A feliratkozás oldalán (/form/…/subscribe). Ha üres, a webhely szavával.',
      },
      eng: {
        label: 'Title of the newsletter page',
        description:
          "On the page of the newsletter (/form/…/subscribe). If empty, the site's words.",
      },
    },
    subscribeText: {
      hun: {
        label: 'A hírlevéloldal szövege',
        description: 'Miről és milyen gyakran írsz annak, aki feliratkozik.',
      },
      eng: {
        label: 'Text of the newsletter page',
        description: 'What you write about, and how often, to those who subscribe.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a cím és a bevezető mondat látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the title and the leading sentence are shown.',
      },
    },
  },
} as const satisfies EditorTable
