/** The chapters of analyses; each kind has a subset in its own order. */
export const chapterKeys = [
  'opening',
  'overview',
  'body',
  'heart',
  'mind',
  'chakras',
  'values',
  'motion',
  'shape',
  'character',
  'year',
  'pair',
  'bridges',
  'together',
  'everyone',
  'pairs',
  'notice',
] as const

export type ChapterKey = (typeof chapterKeys)[number]
