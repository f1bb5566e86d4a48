import type { EditorTable } from './editor-table'

export const interpretationText = {
  version: 2,
  mainField: 'title',
  sort: ['key', 'ASC'],
  columns: ['title', 'subject', 'key', 'updatedAt'],
  rows: [
    [['title', 12]],
    [
      ['subject', 6],
      ['key', 6],
    ],
    [['short', 12]],
    [['long', 12]],
  ],
  fields: {
    title: {
      hun: {
        label: 'Cím',
        description: 'Két–hat szó a szöveg fölött; a lényeg, ahogy egy barát mondaná.',
        placeholder: 'Csendes antenna',
      },
      eng: {
        label: 'Title',
        description: 'Two to six words above the text: the essence, as a friend would put it.',
        placeholder: 'A quiet antenna',
      },
    },
    subject: {
      hun: {
        label: 'Miről szól',
        description: 'Az elemzés melyik részében áll. Ne írd át: a kulccsal együtt jár.',
      },
      eng: {
        label: 'Subject',
        description:
          'The part of the analysis where it stands. Do not change it: it goes with the key.',
      },
    },
    key: {
      hun: {
        label: 'Kulcs',
        description:
          'Melyik eredményhez tartozik: chakra.heart.3 a szívcsakra a 3. nyolcadban, physical.low az alacsony testi szint. Ne írd át: a szöveg eltűnne az elemzésből.',
        placeholder: 'chakra.heart.3',
      },
      eng: {
        label: 'Key',
        description:
          'The result it belongs to: chakra.heart.3 is the heart chakra in octant 3, physical.low the low physical level. If you change it, the text disappears from the analysis.',
        placeholder: 'chakra.heart.3',
      },
    },
    short: {
      hun: { label: 'Rövid szöveg', description: 'Mindenki ezt olvassa az elemzésben. 30–50 szó.' },
      eng: {
        label: 'Short text',
        description: 'What everyone reads in the analysis. 30 to 50 words.',
      },
    },
    long: {
      hun: {
        label: 'Hosszú szöveg',
        description: 'A tagok olvassák a rövid után. 90–140 szó, két-három bekezdés.',
      },
      eng: {
        label: 'Long text',
        description:
          'Members read it after the short one. 90 to 140 words, two or three paragraphs.',
      },
    },
  },
} as const satisfies EditorTable
