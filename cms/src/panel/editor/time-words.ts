import type { EditorTable } from '../../platform/manifests/editor-table'

/** Labels of the scheduling fields of every type with drafts, and their row, the last of a form. */
export const timeWords = {
  publishAt: {
    hun: {
      label: 'Mikor jelenjen meg',
      description:
        'Mentsd el, és a megadott percben magától megjelenik, úgy, ahogy akkor a vázlatban áll; utána a mező kiürül. Ha az időpont már elmúlt, a mentés után egy percen belül jelenik meg. A te időzónád szerint. Ha üres, te teszed közzé.',
    },
    eng: {
      label: 'Publish at',
      description:
        'Once it is saved, the draft is published at that minute, as it is then; the field is emptied afterwards. A time in the past means within a minute of saving. In your own time zone. If empty, you publish it yourself.',
    },
  },
  unpublishAt: {
    hun: {
      label: 'Mikor kerüljön le',
      description:
        'A megadott percben magától lekerül a webhelyről, a vázlat megmarad; utána a mező kiürül. A megjelenésnél későbbi legyen. Ha üres, fent marad.',
    },
    eng: {
      label: 'Take off at',
      description:
        'At that minute it is taken off the site, and the draft stays; the field is emptied afterwards. It has to be later than the publication. If empty, it stays.',
    },
  },
} as const satisfies EditorTable['fields']

/** A type's table with the scheduling fields. */
export const withTimes = (table: EditorTable): EditorTable => ({
  ...table,
  rows: [
    ...table.rows,
    [
      ['publishAt', 6],
      ['unpublishAt', 6],
    ],
  ],
  fields: { ...table.fields, ...timeWords },
})
