import type { EditorTable } from './editor-table'

export const menuOverride = {
  version: 1,
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
          'Melyik menüpont vigyen máshová. Mindegyikből egy lehet; ha törlöd, a menüpont a saját címére visz.',
      },
      eng: {
        label: 'Menu item',
        description:
          'Which item shall lead elsewhere. One of each; if you delete it, the item leads to its own address again.',
      },
    },
    href: {
      hun: {
        label: 'Új cím',
        description:
          'Ahová visz: /oldalunk, #szakasz, https://… vagy mailto:… Mentés után azonnal él.',
        placeholder: 'https://…',
      },
      eng: {
        label: 'New address',
        description:
          'Where it leads: /page, #section, https://… or mailto:… In force as soon as you save it.',
        placeholder: 'https://…',
      },
    },
  },
} as const satisfies EditorTable
