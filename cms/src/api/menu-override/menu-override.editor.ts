import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 3,
  mainField: 'item',
  sort: ['item', 'ASC'],
  columns: ['item', 'href', 'updatedAt'],
  rows: [
    [
      ['item', 6],
      ['href', 6],
    ],
  ],
  fields: {
    item: {
      hun: {
        label: 'Menüpont',
        description:
          'Melyik menüpont vigyen máshová. Mindegyikből egy lehet; ha törlöd, a menüpont megint a szokott helyére visz.',
      },
      eng: {
        label: 'Menu item',
        description:
          'Which item shall lead elsewhere. One of each; if you delete it, the item leads to its own address again.',
      },
    },
    href: {
      hun: {
        label: 'Hová visz',
        description: '/oldalunk vagy https://… Mentés után azonnal él.',
        placeholder: 'https://…',
      },
      eng: {
        label: 'Where it leads',
        description: '/page or https://… In force as soon as you save it.',
        placeholder: 'https://…',
      },
    },
  },
} as const satisfies EditorTable
