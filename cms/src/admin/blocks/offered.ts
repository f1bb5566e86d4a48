import type { BlockKind } from '@krono/contract'

/**
 * What the editor of long texts offers, in the order of its list, and which kind of block each is: its own choices by
 * Strapi's names, and ours. Page and letter draw every kind (decision 158).
 */
export const offered = {
  paragraph: 'paragraph',
  'heading-two': 'heading',
  'heading-three': 'heading',
  'list-unordered': 'list',
  'list-ordered': 'list',
  quote: 'quote',
  image: 'image',
  film: 'film',
  button: 'button',
  chart: 'chart',
  cycle: 'cycle',
} as const satisfies Record<string, BlockKind>

export type Offered = keyof typeof offered

/** Blocks without words of their own to type: a form makes them. */
export const formed = ['image', 'film', 'button', 'chart', 'cycle'] as const satisfies Offered[]

export type Formed = (typeof formed)[number]

export const isFormed = (type: unknown): type is Formed => formed.some((one) => one === type)

/** Texts of results hold words alone, and say so when they are saved. */
const wordsAlone = 'api::interpretation-text.interpretation-text'

/** Whether the form at this address of the panel offers it. */
export const isOfferedAt = (choice: Offered, pathname: string) =>
  !isFormed(choice) || !pathname.includes(wordsAlone)
