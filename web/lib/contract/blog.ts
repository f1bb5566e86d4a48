/** Categories of blog posts: offered in the panel, and filters for readers. */
export const blogCategories = [
  'self-knowledge',
  'relationships',
  'family-life',
  'work',
  'rest',
  'background',
] as const

export type BlogCategory = (typeof blogCategories)[number]

/** Motif of a post's generated cover; by default it depends on the category. */
export const coverMotifs = [
  'plate',
  'pair',
  'family',
  'year',
  'waves',
  'strongest',
  'quietest',
] as const

export type CoverMotif = (typeof coverMotifs)[number]
