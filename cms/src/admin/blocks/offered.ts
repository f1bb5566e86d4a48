import type { BlockKind } from '@krono/contract'

/**
 * The blocks offered by the editor of long texts, in list order, with their kind: Strapi's by its names, and ours.
 * Pages and e-mails render every kind (decision rich-text-blocks).
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
  own: 'own',
} as const satisfies Record<string, BlockKind>

export type Offered = keyof typeof offered

/** Blocks without typed text: filled in by a form. */
export const formed = [
  'image',
  'film',
  'button',
  'chart',
  'cycle',
  'own',
] as const satisfies Offered[]

export type Formed = (typeof formed)[number]

export const isFormed = (type: unknown): type is Formed => formed.some((one) => one === type)

/** Texts of results may contain plain text blocks only, which is checked when they are saved. */
const textOnlyUid = 'api::interpretation-text.interpretation-text'

/** Only a lesson has a reader with an own drawing. */
const lessonUid = 'api::lesson.lesson'

/** Whether the form at this path of the panel offers it. */
export function isOfferedAt(choice: Offered, pathname: string) {
  if (choice === 'own') return pathname.includes(lessonUid)
  return !isFormed(choice) || !pathname.includes(textOnlyUid)
}
