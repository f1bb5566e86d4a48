/** What a post of the blog is about: the panel offers these, and readers narrow the list by them. */
export const blogCategories = [
  'self-knowledge',
  'relationships',
  'family-life',
  'work',
  'rest',
  'background',
] as const

export type BlogCategory = (typeof blogCategories)[number]

/** What the drawn cover of a post shows; without one it is chosen by the category. */
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
