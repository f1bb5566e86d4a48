import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'title',
  sort: ['order', 'ASC'],
  columns: ['title', 'category', 'helpedYes', 'helpedNo', 'updatedAt'],
  rows: [
    [['title', 12]],
    [['slug', 12]],
    [
      ['category', 8],
      ['order', 4],
    ],
    [['answer', 12]],
    [
      ['helpedYes', 6],
      ['helpedNo', 6],
    ],
    [['seo', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Kérdés',
        description: 'Úgy, ahogyan az olvasó kérdezné: egy mondat, kérdőjellel a végén.',
        placeholder: 'Mennyi ideig él a letöltési link?',
      },
      eng: {
        label: 'Question',
        description: 'As a reader would ask it: one sentence that ends with a question mark.',
        placeholder: 'How long does a download link work?',
      },
    },
    slug: {
      hun: {
        label: 'A webcím vége',
        description:
          'A válasz itt lesz: /faq/… Magától készül, és közzététel után így marad. Átírhatod (kisbetű, szám, kötőjel): a régi webcím az újra vezet.',
        placeholder: 'letoltesi-link',
      },
      eng: {
        label: 'End of the address',
        description:
          'The answer will be at /faq/… Made from the question, and kept once published. You can change it (lower-case letters, digits, hyphens): the old address leads to the new one.',
        placeholder: 'download-link',
      },
    },
    category: {
      hun: { label: 'Témakör', description: 'Melyik cím alatt áll a kérdések oldalán.' },
      eng: {
        label: 'Category',
        description: 'The heading under which the question appears.',
      },
    },
    order: {
      hun: {
        label: 'Sorrend',
        description: 'A témakörön belül a kisebb szám áll előrébb. Hagyj hézagot: 10, 20, 30.',
      },
      eng: {
        label: 'Order',
        description: 'Within its category the smaller number comes first. Leave gaps: 10, 20, 30.',
      },
    },
    answer: {
      hun: {
        label: 'Válasz',
        description:
          'Az első mondat feleljen a kérdésre; utána jöhet a részlet. Ezt olvassák fel a keresők is.',
      },
      eng: {
        label: 'Answer',
        description:
          'Answer the question in the first sentence and let the details follow. Search engines show it.',
      },
    },
    helpedYes: {
      hun: {
        label: 'Segített',
        description: 'Ennyien felelték, hogy segített. A rendszer számolja, nem írható át.',
      },
      eng: {
        label: 'It helped',
        description: 'How many people said it helped. Counted by the system; it cannot be changed.',
      },
    },
    helpedNo: {
      hun: {
        label: 'Nem segített',
        description: 'Ennyien felelték, hogy nem. Ha sok, érdemes átírni a választ.',
      },
      eng: {
        label: 'It did not help',
        description: 'How many people said it did not. If there are many, rewrite the answer.',
      },
    },
    seo: {
      hun: {
        label: 'Keresők és megosztás',
        description: 'Ha üres, a kérdés és a válasz eleje látszik.',
      },
      eng: {
        label: 'Search and sharing',
        description: 'If empty, the question and the beginning of the answer are shown.',
      },
    },
  },
} as const satisfies EditorTable
